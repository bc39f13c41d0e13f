package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.ArrayList;
import java.util.List;

/** A bright bar that rises over a shaded ground. */
final class Clip {
  private static final int BAR = 3;

  private Clip() {}

  static List<Frame> rising(int frames, int columns, int rows) {
    List<Frame> clip = new ArrayList<>();
    for (int time = 0; time < frames; time++) {
      Frame frame = new Frame(columns, rows);
      for (int y = 0; y < frame.height(); y++) {
        for (int column = 0; column < columns; column++) {
          frame.setWord(column, y, word(column, y, time));
        }
      }
      clip.add(frame);
    }
    return clip;
  }

  private static int word(int column, int y, int time) {
    int fromBar = y - (frameTop(column) - time);
    boolean inBar = fromBar >= 0 && fromBar < BAR;
    int word = 0;
    for (int x = 0; x < Frame.BLOCK; x++) {
      int shade = inBar ? 220 - 20 * fromBar + 4 * x : 60 + 8 * (column * Frame.BLOCK + x);
      word = Pixels.with(word, x, shade);
    }
    return word;
  }

  /** The bar hangs lower on the right. */
  private static int frameTop(int column) {
    return Frame.BLOCK + column;
  }
}
