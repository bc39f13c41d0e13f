package dev.unravel.prove.path;

import java.util.Arrays;

/** Numbers, one behind the other. */
final class NumberList {
  private long[] words;
  private int size;

  NumberList(int expected) {
    words = new long[Math.max(expected, 4)];
  }

  void add(long word) {
    if (size == words.length) {
      words = Arrays.copyOf(words, size * 2);
    }
    words[size++] = word;
  }

  long[] toArray() {
    return Arrays.copyOf(words, size);
  }
}
