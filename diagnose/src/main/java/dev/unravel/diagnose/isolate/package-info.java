/**
 * Narrows the difference between a passing and a failing schedule down to what decides between
 * them.
 *
 * <p>After Choi and Zeller, "Isolating Failure-Inducing Thread Schedules" (ISSTA 2002), and the
 * algorithm dd of Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (TSE
 * 2002).
 */
package dev.unravel.diagnose.isolate;
