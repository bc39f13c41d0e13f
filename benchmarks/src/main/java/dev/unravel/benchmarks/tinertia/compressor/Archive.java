package dev.unravel.benchmarks.tinertia.compressor;

/** The compressed blocks, which come in any order, and who is still at work on them. */
final class Archive {
  private final byte[][] blocks;
  private int writers;

  Archive(int blocks, int writers) {
    this.blocks = new byte[blocks][];
    this.writers = writers;
  }

  synchronized void add(int number, byte[] bytes) {
    blocks[number] = bytes;
  }

  /** One of the threads has added its last block. */
  synchronized void leave() {
    writers--;
    if (writers == 0) {
      notifyAll();
    }
  }

  synchronized void awaitAll() throws InterruptedException {
    while (writers > 0) {
      wait();
    }
  }

  synchronized byte[] block(int number) {
    return blocks[number];
  }
}
