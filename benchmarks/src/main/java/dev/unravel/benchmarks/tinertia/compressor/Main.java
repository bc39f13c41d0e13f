package dev.unravel.benchmarks.tinertia.compressor;

import dev.unravel.benchmarks.shapes.Team;

/**
 * Compresses a text block by block, as pbzip2 does: main cuts the text up and fills a queue, some
 * threads compress, and main waits for them and expands everything again to compare.
 *
 * <p>Two variants, each with one bug. {@code shared-scratch}: two threads may get the same buffer,
 * see {@link ScratchPool}. {@code early-delete}: main deletes the queue as soon as the threads say
 * that they are done, which is too early, see {@link Compressor}.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int CAPACITY = 2;
  private static final int BLOCK = 18;
  private static final String TEXT =
      "she sells sea shells on the sea shore; the shells that she sells are sea shells for sure";

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    boolean earlyDelete = arguments.length > 0 && arguments[0].equals("early-delete");
    int count = (TEXT.length() + BLOCK - 1) / BLOCK;
    ScratchPool pool =
        earlyDelete ? ScratchPool.fresh(2 * BLOCK) : ScratchPool.shared(THREADS, 2 * BLOCK);
    BlockQueue queue = new BlockQueue(CAPACITY);
    Archive archive = new Archive(count, THREADS);
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] = Team.thread(new Compressor(queue, pool, archive));
      threads[i].start();
    }
    for (int i = 0; i < count; i++) {
      queue.put(new Block(i, block(i)));
    }
    queue.close();
    archive.awaitAll();
    if (earlyDelete) {
      queue.delete();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    check(archive, count);
  }

  private static String block(int number) {
    return TEXT.substring(number * BLOCK, Math.min(TEXT.length(), (number + 1) * BLOCK));
  }

  private static void check(Archive archive, int count) {
    for (int i = 0; i < count; i++) {
      String expanded = Lz.expand(archive.block(i), block(i).length());
      if (!expanded.equals(block(i))) {
        throw new AssertionError("block " + i + " came back as " + expanded);
      }
    }
  }
}
