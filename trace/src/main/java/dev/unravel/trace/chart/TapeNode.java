package dev.unravel.trace.chart;

/**
 * A value that depends on what its thread has read: read from memory, or computed from such values.
 * Nodes are numbered from 1 in the order they were made; 0 stands for a value that depends on
 * nothing that was read, or on nothing that is not told apart by now.
 *
 * @param opcode the instruction that computed it, by its number in the specification of the JVM;
 *     {@link #READ} if it was read
 * @param clock the action that read it; 0 if it was computed
 * @param left the first operand
 * @param right the second operand; 0 for an instruction that has one
 * @param leftValue the first operand's value this time; floating-point numbers are their bits
 * @param rightValue the second operand's
 */
public record TapeNode(
    int opcode, long clock, int left, int right, long leftValue, long rightValue) {
  public static final int READ = 0;

  /** A value that an action has read. */
  public static TapeNode read(long clock) {
    return new TapeNode(READ, clock, 0, 0, 0, 0);
  }
}
