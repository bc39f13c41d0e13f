/**
 * Turns a failing execution into one with as few preemptions and switches as there are: {@link
 * dev.unravel.diagnose.simplify.Simplifier} says how.
 */
package dev.unravel.diagnose.simplify;
