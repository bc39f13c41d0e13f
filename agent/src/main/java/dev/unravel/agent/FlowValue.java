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
 * @param stale whether a read may have been made again since: then nobody knows which one is meant
 */
record FlowValue(int size, Map<Integer, Integer> reads, boolean sum, boolean mixed, boolean stale)
    implements Value {
  static final FlowValue PLAIN = new FlowValue(1, Map.of(), false, false, false);
  static final FlowValue PLAIN_WIDE = new FlowValue(2, Map.of(), false, false, false);

  static FlowValue plain(int size) {
    return size == 1 ? PLAIN : PLAIN_WIDE;
  }

  static FlowValue read(int number, int size) {
    return new FlowValue(size, Map.of(number, 1), false, false, false);
  }

  @Override
  public int getSize() {
    return size;
  }

  boolean isPlain() {
    return reads.isEmpty();
  }

  /** Whether it is known how to compute it from what was read last. */
  boolean isExact() {
    return !mixed && !stale;
  }

  /** This and so many times another. */
  FlowValue plus(FlowValue other, int times) {
    Map<Integer, Integer> sums = new TreeMap<>(reads);
    other.reads.forEach(
        (read, count) -> {
          // What cancels out stays: nothing is wrong with it counting zero times.
          sums.merge(read, count * times, Integer::sum);
        });
    return new FlowValue(size, sums, true, mixed || other.mixed, stale || other.stale);
  }

  /**
   * The same number in a wider type. Of a sum that is another one, since the sum may wrap around.
   */
  FlowValue widened() {
    return new FlowValue(2, reads, sum, mixed, stale);
  }

  /** The lower half. That of a sum is the sum of the lower halves. */
  FlowValue lowerHalf() {
    return new FlowValue(1, reads, true, mixed, stale);
  }

  /** The same, once a read that it may be made of may have been made again. */
  FlowValue aged() {
    return isPlain() || stale ? this : new FlowValue(size, reads, sum, mixed, true);
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
    return mixed && all.equals(reads) && size <= other.size && (stale || !other.stale)
        ? this
        : new FlowValue(Math.min(size, other.size), all, true, true, stale || other.stale);
  }
}
