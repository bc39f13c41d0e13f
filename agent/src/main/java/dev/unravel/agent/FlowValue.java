package dev.unravel.agent;

import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What a value on the stack or in a local variable is made of: a sum of values that were read from
 * memory, and something that depends on none of them.
 *
 * @param size slots it takes
 * @param reads how often each read counts, by its number
 * @param sum whether something was added to it
 * @param mixed whether it is one of several such sums, nobody knows which
 */
record FlowValue(int size, Map<Integer, Integer> reads, boolean sum, boolean mixed)
    implements Value {
  static final FlowValue PLAIN = new FlowValue(1, Map.of(), false, false);
  static final FlowValue PLAIN_WIDE = new FlowValue(2, Map.of(), false, false);

  static FlowValue plain(int size) {
    return size == 1 ? PLAIN : PLAIN_WIDE;
  }

  static FlowValue read(int number, int size) {
    return new FlowValue(size, Map.of(number, 1), false, false);
  }

  @Override
  public int getSize() {
    return size;
  }

  boolean isPlain() {
    return reads.isEmpty();
  }

  /** This and so many times another. */
  FlowValue plus(FlowValue other, int times) {
    Map<Integer, Integer> sums = new TreeMap<>(reads);
    other.reads.forEach(
        (read, count) -> {
          // What cancels out stays: nothing is wrong with it counting zero times.
          sums.merge(read, count * times, Integer::sum);
        });
    return new FlowValue(size, sums, true, mixed || other.mixed);
  }

  FlowValue or(FlowValue other) {
    if (equals(other)) {
      return this;
    }
    if (isPlain() && other.isPlain()) {
      return size <= other.size ? this : other;
    }
    Map<Integer, Integer> all = new TreeMap<>(reads);
    other.reads.forEach(all::putIfAbsent);
    return mixed && all.equals(reads) && size <= other.size
        ? this
        : new FlowValue(Math.min(size, other.size), all, true, true);
  }
}
