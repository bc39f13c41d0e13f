package dev.unravel.benchmarks.tinertia.dedup;

import java.util.function.Consumer;

/**
 * Cuts a text where its content says so: where a hash of the last characters ends in zeros. So
 * equal passages are cut equally, wherever they are. The hash is a gear: each character shifts the
 * ones before it out at the top.
 */
final class Chunker {
  private static final int SHORTEST = 4;
  private static final int LONGEST = 16;
  private static final int MASK = 0x7;

  private Chunker() {}

  static void cut(String text, Consumer<Chunk> sink) {
    int count = 0;
    int from = 0;
    int gear = 0;
    for (int i = 0; i < text.length(); i++) {
      gear = (gear << 1) + scatter(text.charAt(i));
      int length = i + 1 - from;
      boolean end = length >= SHORTEST && (gear >>> 5 & MASK) == 0;
      if (end || length == LONGEST || i == text.length() - 1) {
        sink.accept(Chunk.of(count, text.substring(from, i + 1)));
        count++;
        from = i + 1;
        gear = 0;
      }
    }
  }

  private static int scatter(char c) {
    return c * 0x9e3779b1 >>> 16;
  }
}
