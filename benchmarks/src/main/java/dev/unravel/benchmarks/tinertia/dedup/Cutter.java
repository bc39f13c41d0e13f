package dev.unravel.benchmarks.tinertia.dedup;

import dev.unravel.benchmarks.shapes.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;

/** The start of the pipeline: cuts the text up, and says when it is over. */
final class Cutter implements Team.Body {
  private final String text;
  private final BlockingQueue<Optional<Chunk>> chunks;

  Cutter(String text, BlockingQueue<Optional<Chunk>> chunks) {
    this.text = text;
    this.chunks = chunks;
  }

  @Override
  public void run() throws InterruptedException {
    List<Chunk> cut = new ArrayList<>();
    Chunker.cut(text, cut::add);
    for (Chunk chunk : cut) {
      chunks.put(Optional.of(chunk));
    }
    chunks.put(Optional.empty());
  }
}
