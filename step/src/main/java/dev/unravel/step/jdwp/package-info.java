/** The packets of the debugger's protocol, and the JVM behind them. */
package dev.unravel.step.jdwp;
