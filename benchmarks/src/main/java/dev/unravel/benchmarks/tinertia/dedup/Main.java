package dev.unravel.benchmarks.tinertia.dedup;

import dev.unravel.benchmarks.shapes.Team;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Packs a text that repeats itself, in the manner of dedup: one thread cuts it up, some find the
 * pieces that were there before, and main puts the references into their order and then the text
 * together again. The bug is in {@link Deduplicator}: a reference may lead to another piece.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int CAPACITY = 3;
  private static final String VERSE = "the wheels on the bus go round";
  private static final String TEXT = VERSE + VERSE + "-".repeat(40) + VERSE + "-".repeat(40);

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    BlockingQueue<Optional<Chunk>> chunks = new ArrayBlockingQueue<>(CAPACITY);
    BlockingQueue<Reference> references = new LinkedBlockingQueue<>();
    ChunkTable table = new ChunkTable(4);
    Store store = new Store();
    Team.Body[] bodies = new Team.Body[THREADS + 1];
    bodies[0] = new Cutter(TEXT, chunks);
    for (int i = 1; i <= THREADS; i++) {
      bodies[i] = new Deduplicator(chunks, references, table, store);
    }
    Team.run(bodies);
    check(references, store);
  }

  private static void check(BlockingQueue<Reference> references, Store store) {
    int[] positions = new int[references.size()];
    for (Reference reference : references) {
      positions[reference.number()] = reference.position();
    }
    StringBuilder text = new StringBuilder();
    for (int position : positions) {
      text.append(RunLengths.unpack(store.get(position)));
    }
    if (!text.toString().equals(TEXT) || store.size() >= positions.length) {
      throw new AssertionError("the text came back as " + text);
    }
  }
}
