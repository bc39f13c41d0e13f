package dev.unravel.seeds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Values drawn for one try of a property. All of them follow from the seed of the try. Numbers are
 * often those at which code breaks: zero, one, and the ends of the range.
 */
public final class Draw {
  private final Random random;

  public Draw(long seed) {
    random = new Random(seed);
  }

  /** The source of all values, for generators that need nothing else. */
  public Random random() {
    return random;
  }

  public boolean flag() {
    return random.nextBoolean();
  }

  /** Whether something happens that does so once in so many times. */
  public boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  public int between(int first, int last) {
    return oneIn(4) ? pick(first, last) : random.nextInt(first, last + 1);
  }

  public int anyInt() {
    return oneIn(4)
        ? pick(0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE)
        : random.nextInt() >> random.nextInt(32);
  }

  public long anyLong() {
    return oneIn(4)
        ? pick(0L, 1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, (long) Integer.MIN_VALUE, 1L << 31)
        : random.nextLong() >> random.nextInt(64);
  }

  /** At least zero. */
  public int natural() {
    return anyInt() & Integer.MAX_VALUE;
  }

  public byte[] bytes(int most) {
    byte[] bytes = new byte[between(0, most)];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Of any characters, halves of surrogate pairs among them, but often plain text. */
  public String text(int most) {
    StringBuilder text = new StringBuilder();
    boolean plain = flag();
    for (int left = between(0, most); left > 0; left--) {
      text.append((char) (plain ? between(' ', '~') : random.nextInt(1 << 16)));
    }
    return text.toString();
  }

  @SafeVarargs
  public final <T> T pick(T... values) {
    return values[random.nextInt(values.length)];
  }

  /** What one of the generators makes. */
  @SafeVarargs
  public final <T> T oneOf(Supplier<? extends T>... generators) {
    return pick(generators).get();
  }

  public <T> Optional<T> optional(Supplier<T> value) {
    return oneIn(4) ? Optional.empty() : Optional.of(value.get());
  }

  public <T> List<T> list(int fewest, int most, Supplier<? extends T> element) {
    List<T> list = new ArrayList<>();
    for (int left = between(fewest, most); left > 0; left--) {
      list.add(element.get());
    }
    return list;
  }

  /** Different numbers of a range, which must have as many. */
  public Set<Integer> set(int fewest, int most, int first, int last) {
    Set<Integer> set = new LinkedHashSet<>();
    int size = between(fewest, most);
    while (set.size() < size) {
      set.add(between(first, last));
    }
    return set;
  }
}
