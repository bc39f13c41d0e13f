/** The console to step with: commands, where one stands, values. */
package dev.unravel.step.console;
