package dev.unravel.benchmarks.tinertia.dedup;

import dev.unravel.benchmarks.shapes.Team;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;

/**
 * The middle of the pipeline: finds out whether a chunk is new, packs and stores it if so, and
 * sends on where it is stored.
 *
 * <p>The bug: a new chunk is in the table, where others find it, before it is in the store. Whoever
 * comes in between takes its position from before it had one.
 */
final class Deduplicator implements Team.Body {
  private final BlockingQueue<Optional<Chunk>> chunks;
  private final BlockingQueue<Reference> references;
  private final ChunkTable table;
  private final Store store;

  Deduplicator(
      BlockingQueue<Optional<Chunk>> chunks,
      BlockingQueue<Reference> references,
      ChunkTable table,
      Store store) {
    this.chunks = chunks;
    this.references = references;
    this.table = table;
    this.store = store;
  }

  @Override
  public void run() throws InterruptedException {
    Optional<Chunk> chunk = chunks.take();
    while (chunk.isPresent()) {
      references.put(new Reference(chunk.get().number(), positionOf(chunk.get())));
      chunk = chunks.take();
    }
    // For the next one of us.
    chunks.put(Optional.empty());
  }

  private int positionOf(Chunk chunk) {
    Known added = new Known(chunk);
    Optional<Known> known = table.findOrAdd(chunk, added);
    if (known.isEmpty()) {
      added.storedAt(store.add(RunLengths.pack(chunk.text())));
    }
    return known.orElse(added).position();
  }
}
