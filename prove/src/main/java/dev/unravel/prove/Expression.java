package dev.unravel.prove;

import java.util.BitSet;
import java.util.function.LongBinaryOperator;

/** A value that a thread computes from what it has read so far: a piece of the operation tape. */
public sealed interface Expression {

  /** What it comes to for certain values of the reads. */
  long value(long[] slots);

  /** Adds the reads that it depends on. */
  void addSlots(BitSet slots);

  /** The same whatever was read. */
  record Constant(long constant) implements Expression {
    @Override
    public long value(long[] slots) {
      return constant;
    }

    @Override
    public void addSlots(BitSet slots) {}
  }

  /** What a thread's n-th read on its path gave, counting from 0. */
  record Slot(int number) implements Expression {
    @Override
    public long value(long[] slots) {
      return slots[number];
    }

    @Override
    public void addSlots(BitSet slots) {
      slots.set(number);
    }
  }

  /** Two values combined. */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public long value(long[] slots) {
      return operator.function.applyAsLong(left.value(slots), right.value(slots));
    }

    @Override
    public void addSlots(BitSet slots) {
      left.addSlots(slots);
      right.addSlots(slots);
    }
  }

  /** What two values are combined by. Those of {@code int} wrap around as Java's do. */
  enum Operator {
    ADD((a, b) -> a + b),
    SUBTRACT((a, b) -> a - b),
    MULTIPLY((a, b) -> a * b),
    ADD_INT((a, b) -> (int) (a + b)),
    SUBTRACT_INT((a, b) -> (int) (a - b)),
    LESS((a, b) -> a < b ? 1 : 0),
    EQUAL((a, b) -> a == b ? 1 : 0);

    private final LongBinaryOperator function;

    Operator(LongBinaryOperator function) {
      this.function = function;
    }
  }
}
