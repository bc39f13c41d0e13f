package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.Optional;

/**
 * What is sent of a block.
 *
 * @param motion how much lower the like of it is in the frame before
 * @param levels how it differs from that, if it does
 */
record Coded(int motion, Optional<int[]> levels) {

  /** Draws the block. */
  void draw(Frame frame, Optional<Frame> before, int column, int row) {
    int top = row * Frame.BLOCK;
    Optional<int[]> differences = levels.map(Transform::differences);
    for (int y = 0; y < Frame.BLOCK; y++) {
      int word = predicted(before, column, top + y + motion);
      if (differences.isPresent()) {
        for (int x = 0; x < Frame.BLOCK; x++) {
          int difference = differences.get()[y * Frame.BLOCK + x];
          word = Pixels.with(word, x, Pixels.get(word, x) + difference);
        }
      }
      frame.setWord(column, top + y, word);
    }
  }

  /** What is expected at a place: what was there before, or grey. */
  static int predicted(Optional<Frame> before, int column, int y) {
    return before.isPresent() ? before.get().word(column, y) : 0x80808080;
  }
}
