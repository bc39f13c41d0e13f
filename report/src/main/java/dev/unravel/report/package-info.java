/**
 * What a user gets to see of a trace: the text table, JSON, and a file for the Perfetto viewer.
 * Traces are untrusted input, so everything that comes from one is escaped.
 */
package dev.unravel.report;
