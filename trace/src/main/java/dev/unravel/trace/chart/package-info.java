/**
 * The parts of a {@link dev.unravel.trace.chart.Chart}: where values come from and which way they
 * made a thread go. A proof needs that besides a trace.
 */
package dev.unravel.trace.chart;
