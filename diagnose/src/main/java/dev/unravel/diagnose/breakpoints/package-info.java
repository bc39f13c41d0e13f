/**
 * From a failing execution to places where plain threads have to meet for it to fail again, without
 * the scheduler: the concurrent breakpoints of Park and Sen ("Concurrent Breakpoints",
 * UCB/EECS-2011-159), which they placed by hand.
 */
package dev.unravel.diagnose.breakpoints;
