package dev.unravel.benchmarks.tinertia.compressor;

/**
 * Buffers that are used again, since they are too large to be made for each block.
 *
 * <p>The bug of the variant that shares them: which buffer is free is looked up and noted without a
 * lock, so two threads may get the same one and write into it at the same time.
 */
interface ScratchPool {
  byte[] borrow();

  void giveBack(byte[] buffer);

  /** Buffers for all, each with a mark whether somebody has it. */
  static ScratchPool shared(int buffers, int size) {
    byte[][] all = new byte[buffers][size];
    boolean[] taken = new boolean[buffers];
    return new ScratchPool() {
      @Override
      public byte[] borrow() {
        for (int i = 0; i < taken.length; i++) {
          if (!taken[i]) {
            taken[i] = true;
            return all[i];
          }
        }
        return new byte[size];
      }

      @Override
      public void giveBack(byte[] buffer) {
        for (int i = 0; i < taken.length; i++) {
          if (all[i] == buffer) {
            taken[i] = false;
          }
        }
      }
    };
  }

  /** A new buffer each time. */
  static ScratchPool fresh(int size) {
    return new ScratchPool() {
      @Override
      public byte[] borrow() {
        return new byte[size];
      }

      @Override
      public void giveBack(byte[] buffer) {}
    };
  }
}
