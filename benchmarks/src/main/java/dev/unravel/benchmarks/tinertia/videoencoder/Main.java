package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Encodes a clip with several frames at a time, in the manner of x264, and decodes what is sent.
 * The bug is in {@link FrameEncoder}: the decoder may see something else than the encoder thought.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int FRAMES = 4;
  private static final int COLUMNS = 2;
  private static final int ROWS = 3;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException, ExecutionException {
    List<FrameEncoder> encoders = new ArrayList<>();
    Optional<FrameEncoder> before = Optional.empty();
    for (Frame frame : Clip.rising(FRAMES, COLUMNS, ROWS)) {
      FrameEncoder encoder = new FrameEncoder(frame, before);
      encoders.add(encoder);
      before = Optional.of(encoder);
    }
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    List<Future<List<Coded>>> sent = new ArrayList<>();
    for (FrameEncoder encoder : encoders) {
      sent.add(pool.submit(encoder));
    }
    pool.shutdown();
    Optional<Frame> last = Optional.empty();
    for (int i = 0; i < FRAMES; i++) {
      Frame frame = decode(sent.get(i).get(), last);
      if (!frame.isSameAs(encoders.get(i).drawn())) {
        throw new AssertionError("frame " + i + " is not what the encoder drew");
      }
      last = Optional.of(frame);
    }
  }

  private static Frame decode(List<Coded> blocks, Optional<Frame> before) {
    Frame frame = new Frame(COLUMNS, ROWS);
    Iterator<Coded> next = blocks.iterator();
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        next.next().draw(frame, before, column, row);
      }
    }
    return frame;
  }
}
