package dev.unravel.benchmarks.tinertia.compressor;

import dev.unravel.benchmarks.shapes.Team;
import java.util.Optional;

/**
 * Takes blocks from the queue, compresses them and puts them into the archive.
 *
 * <p>The bug of the variant in which the queue is deleted: a thread says that it is done before it
 * uses the queue for the last time.
 */
final class Compressor implements Team.Body {
  private final BlockQueue queue;
  private final ScratchPool pool;
  private final Archive archive;

  Compressor(BlockQueue queue, ScratchPool pool, Archive archive) {
    this.queue = queue;
    this.pool = pool;
    this.archive = archive;
  }

  @Override
  public void run() throws InterruptedException {
    queue.attach();
    Optional<Block> block = queue.take();
    while (block.isPresent()) {
      byte[] scratch = pool.borrow();
      byte[] bytes = Lz.compress(block.get().text(), scratch);
      pool.giveBack(scratch);
      archive.add(block.get().number(), bytes);
      block = queue.take();
    }
    archive.leave();
    queue.detach();
  }
}
