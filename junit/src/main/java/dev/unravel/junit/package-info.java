/**
 * Tests that run under many thread schedules: {@link dev.unravel.junit.ConcurrencyTest} for a whole
 * test method, {@link dev.unravel.junit.Unravel#check} for a part of one.
 *
 * <p>The schedules are run in a worker, a JVM of its own with the same class path; see
 * docs/junit.md for why. In the JVM of the build tool this is the controller, in the worker it does
 * nothing but let the test run.
 */
package dev.unravel.junit;
