package dev.unravel.benchmarks.shapes;

/**
 * Many threads give a block to their inode, and test whether it is free before they lock it, so two
 * may get the same. Only threads whose first choice is the same collide. Known as the file system
 * of Flanagan and Godefroid's partial-order reduction, in SCTBench as CS.fsbench. One preemption.
 */
public final class FileSystem {
  private static final int BLOCKS = 32;
  private static final int INODES = 27;

  private final Object[] locks = new Object[BLOCKS];
  private final boolean[] busy = new boolean[BLOCKS];
  private final int[] blockOf = new int[INODES];

  private FileSystem() {
    for (int i = 0; i < BLOCKS; i++) {
      locks[i] = new Object();
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    FileSystem shape = new FileSystem();
    Team.Body[] bodies = new Team.Body[INODES];
    for (int i = 0; i < INODES; i++) {
      int inode = i;
      bodies[i] = () -> shape.allocate(inode);
    }
    Team.run(bodies);
    shape.check();
  }

  private void allocate(int inode) {
    int block = inode * 2 % BLOCKS;
    while (busy[block]) {
      block = (block + 1) % BLOCKS;
    }
    synchronized (locks[block]) {
      busy[block] = true;
      blockOf[inode] = block;
    }
  }

  private void check() {
    boolean[] seen = new boolean[BLOCKS];
    for (int block : blockOf) {
      if (seen[block]) {
        throw new AssertionError("two inodes have block " + block);
      }
      seen[block] = true;
    }
  }
}
