package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** Two synchronized increments both count. A lost one means two threads were inside one monitor. */
@Outcomes("x=2")
public final class BlockExcludesBlock {
  private final Object lock = new Object();
  private int x;

  private void increment() {
    synchronized (lock) {
      x++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BlockExcludesBlock p = new BlockExcludesBlock();
    Thread t = new Thread(p::increment);
    t.start();
    p.increment();
    t.join();
    System.out.println("x=" + p.x);
  }
}
