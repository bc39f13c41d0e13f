package dev.unravel.prove.path;

import java.util.BitSet;

/** A value that a thread computes from what it has read so far: a piece of the operation tape. */
public sealed interface TapeExpression {

  /** What it comes to for certain values of the reads. */
  long value(long[] slots);

  /** Adds the reads that it depends on. */
  void addSlots(BitSet slots);

  /** The same whatever was read. */
  record Constant(long constant) implements TapeExpression {
    @Override
    public long value(long[] slots) {
      return constant;
    }

    @Override
    public void addSlots(BitSet slots) {}
  }

  /** The value of a thread's n-th read on its path, counting from 0. */
  record Slot(int number) implements TapeExpression {
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
  record Binary(Operator operator, TapeExpression left, TapeExpression right)
      implements TapeExpression {
    @Override
    public long value(long[] slots) {
      return operator.apply(left.value(slots), right.value(slots));
    }

    @Override
    public void addSlots(BitSet slots) {
      left.addSlots(slots);
      right.addSlots(slots);
    }
  }
}
