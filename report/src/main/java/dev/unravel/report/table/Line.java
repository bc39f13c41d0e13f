package dev.unravel.report.table;

/**
 * A line of the table, before it is laid out.
 *
 * @param clock its clock, or "" when it is no action
 * @param mark what stands between the clock and the threads: {@code ->}, {@code >>} or ""
 * @param thread whose column it is in
 * @param text what happened
 * @param source where in the code
 * @param tone how to colour it
 */
record Line(String clock, String mark, int thread, String text, String source, Tone tone) {}
