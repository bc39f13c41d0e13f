/**
 * Stands between a worker's JVM and a debugger and shows the debugger one thread that follows the
 * schedule, see {@link dev.unravel.step.DebugProxy}; and a console to step with where there is no
 * debugger, {@link dev.unravel.step.console.StepConsole}.
 */
package dev.unravel.step;
