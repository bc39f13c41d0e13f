package dev.unravel.benchmarks.shapes;

import java.util.concurrent.locks.ReentrantLock;

/**
 * Two groups share a lock that the first of a group takes and its last gives back, while a second
 * lock guards the counting. Who waits for the group lock keeps the counting lock, which the holder
 * needs to give back: a deadlock. Known from SCTBench as CS.carter01. One preemption, depth 2.
 */
public final class Carter {
  private final ReentrantLock counting = new ReentrantLock();
  private final ReentrantLock group = new ReentrantLock();
  private final int[] members = new int[2];

  private Carter() {}

  public static void main(String[] arguments) throws InterruptedException {
    Carter shape = new Carter();
    Team.run(() -> shape.visit(0), () -> shape.visit(1));
  }

  private void visit(int which) {
    counting.lock();
    if (++members[which] == 1) {
      group.lock();
    }
    counting.unlock();
    counting.lock();
    if (--members[which] == 0) {
      group.unlock();
    }
    counting.unlock();
  }
}
