/**
 * From a failing execution to what matters about it. Everything here is decided by experiments in a
 * {@link dev.unravel.diagnose.Laboratory}.
 */
package dev.unravel.diagnose;
