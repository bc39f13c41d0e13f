package dev.unravel.trace.chart;

/**
 * The origin of a written value.
 *
 * @param clock the action that writes it
 * @param node its {@link TapeNode}
 * @param type what is written to, as the first letter of a descriptor; an element of an array of
 *     truth values counts as a byte
 */
public record Flow(long clock, int node, char type) {}
