package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Encodes a frame. Each block is looked for in the frame before, as the decoder will see it, a
 * little higher and lower; what it differs by is transformed and sent. Meanwhile another thread
 * encodes the frame before, so this one waits, row by row, for what it needs.
 *
 * <p>The bug: it waits for the row of the same height, but what it looks for may be lower, in
 * pixels that belong to the next row.
 */
final class FrameEncoder implements Callable<List<Coded>> {
  private static final int SKIPPED = 16;
  private static final int[] MOTIONS = {0, -1, 1, 2};

  private final Frame source;
  private final Optional<FrameEncoder> before;
  private final Frame drawn;
  private final Progress progress = new Progress();

  FrameEncoder(Frame source, Optional<FrameEncoder> before) {
    this.source = source;
    this.before = before;
    this.drawn = new Frame(source.columns(), source.height() / Frame.BLOCK);
  }

  @Override
  public List<Coded> call() throws InterruptedException {
    List<Coded> blocks = new ArrayList<>();
    for (int row = 0; row < source.height() / Frame.BLOCK; row++) {
      if (before.isPresent()) {
        before.get().progress.await(row + 1);
      }
      for (int column = 0; column < source.columns(); column++) {
        Coded block = encode(column, row);
        block.draw(drawn, reference(), column, row);
        blocks.add(block);
      }
      progress.advance();
    }
    return blocks;
  }

  /** The frame as the decoder will see it. */
  Frame drawn() {
    return drawn;
  }

  private Optional<Frame> reference() {
    return before.map(FrameEncoder::drawn);
  }

  private Coded encode(int column, int row) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int motion : MOTIONS) {
      int difference = difference(column, row, motion, least);
      if (difference < least) {
        best = motion;
        least = difference;
      }
    }
    Optional<int[]> levels =
        least < SKIPPED ? Optional.empty() : Optional.of(levels(column, row, best));
    return new Coded(best, levels);
  }

  /** How different a block is from another before, or too different. */
  private int difference(int column, int row, int motion, int limit) {
    int top = row * Frame.BLOCK;
    boolean outside = top + motion < 0 || top + motion + Frame.BLOCK > source.height();
    if (outside) {
      return limit;
    }
    int sum = 0;
    for (int y = top; y < top + Frame.BLOCK && sum < limit; y++) {
      int expected = Coded.predicted(reference(), column, y + motion);
      sum += Pixels.difference(source.word(column, y), expected);
    }
    return sum;
  }

  private int[] levels(int column, int row, int motion) {
    int[] block = new int[Frame.BLOCK * Frame.BLOCK];
    for (int y = 0; y < Frame.BLOCK; y++) {
      int line = row * Frame.BLOCK + y;
      int word = source.word(column, line);
      int expected = Coded.predicted(reference(), column, line + motion);
      for (int x = 0; x < Frame.BLOCK; x++) {
        block[y * Frame.BLOCK + x] = Pixels.get(word, x) - Pixels.get(expected, x);
      }
    }
    return Transform.levels(block);
  }
}
