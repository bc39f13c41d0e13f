/** Failures that come of what threads read and wrote. */
package dev.unravel.diagnose.data;
