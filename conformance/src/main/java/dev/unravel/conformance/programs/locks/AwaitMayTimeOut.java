package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A short await may be signalled or time out. */
@Outcomes({"flag=true", "flag=false"})
public final class AwaitMayTimeOut {
  private boolean flag;

  public static void main(String[] args) throws InterruptedException {
    AwaitMayTimeOut p = new AwaitMayTimeOut();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              p.flag = true;
              condition.signal();
              lock.unlock();
            });
    lock.lock();
    t.start();
    condition.await(1, TimeUnit.MILLISECONDS);
    boolean flag = p.flag;
    lock.unlock();
    t.join();
    System.out.println("flag=" + flag);
  }
}
