package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.Arrays;

/** A picture in grey. Four pixels of a row share an int, as vector instructions want them. */
final class Frame {
  static final int BLOCK = 4;

  private final int columns;
  private final int[] words;

  /** A picture of so many blocks across and down. */
  Frame(int columns, int rows) {
    this.columns = columns;
    this.words = new int[columns * rows * BLOCK];
  }

  int columns() {
    return columns;
  }

  int height() {
    return words.length / columns;
  }

  /** The four pixels of a block's row, lowest byte first. */
  int word(int column, int y) {
    return words[y * columns + column];
  }

  void setWord(int column, int y, int word) {
    words[y * columns + column] = word;
  }

  boolean isSameAs(Frame other) {
    return Arrays.equals(words, other.words);
  }
}
