package dev.unravel.benchmarks.tinertia.dedup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** The chunks seen so far, in buckets with a lock each. */
final class ChunkTable {

  private static final class Bucket {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Known> chunks = new ArrayList<>();
  }

  private final Bucket[] buckets;

  ChunkTable(int size) {
    buckets = new Bucket[size];
    for (int i = 0; i < size; i++) {
      buckets[i] = new Bucket();
    }
  }

  /** What is known of a chunk like this one; if nothing is, the new one is noted. */
  Optional<Known> findOrAdd(Chunk chunk, Known added) {
    Bucket bucket = buckets[(int) Long.remainderUnsigned(chunk.hash(), buckets.length)];
    bucket.lock.lock();
    try {
      for (Known known : bucket.chunks) {
        if (known.isCopyOf(chunk)) {
          return Optional.of(known);
        }
      }
      bucket.chunks.add(added);
      return Optional.empty();
    } finally {
      bucket.lock.unlock();
    }
  }
}
