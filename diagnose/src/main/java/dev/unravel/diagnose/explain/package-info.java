/**
 * Says what went wrong in a failing execution: the pattern, decided from its trace, and the
 * evidence by experiment.
 */
package dev.unravel.diagnose.explain;
