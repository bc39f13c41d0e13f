package dev.unravel.benchmarks.tinertia.scanner;

import java.util.HashMap;
import java.util.Map;

/** Finds a word in a text with the method of Horspool: compares from the end, and skips ahead. */
final class Pattern {
  private final String word;

  /** How far the last place of a character is from the end of the word, for all but its last. */
  private final Map<Character, Integer> skips = new HashMap<>();

  Pattern(String word) {
    this.word = word;
    for (int i = 0; i < word.length() - 1; i++) {
      skips.put(word.charAt(i), word.length() - 1 - i);
    }
  }

  int countIn(Node.File file) {
    return file.lines().stream().mapToInt(this::countIn).sum();
  }

  private int countIn(String text) {
    String wanted = word;
    int count = 0;
    int start = 0;
    while (start + wanted.length() <= text.length()) {
      if (text.startsWith(wanted, start)) {
        count++;
      }
      start += skips.getOrDefault(text.charAt(start + wanted.length() - 1), wanted.length());
    }
    return count;
  }
}
