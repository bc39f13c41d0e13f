package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** await frees a lock held twice and takes both holds back. x=1 means only one came back. */
@Outcomes({"x=0", "x=2"})
public final class AwaitGivesBackEveryHold {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition condition = lock.newCondition();
  private int x;
  private int seen;

  private void signalThenRead() {
    lock.lock();
    condition.signal();
    lock.unlock();
    lock.lock();
    seen = x;
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    AwaitGivesBackEveryHold p = new AwaitGivesBackEveryHold();
    Thread t = new Thread(p::signalThenRead);
    p.lock.lock();
    p.lock.lock();
    t.start();
    p.condition.await();
    p.lock.unlock();
    p.x = 1;
    p.x = 2;
    p.lock.unlock();
    t.join();
    System.out.println("x=" + p.seen);
  }
}
