package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt ends an await with the exception and a clear status. */
@Outcomes("interrupted false")
public final class InterruptEndsAnAwait {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    InterruptEndsAnAwait p = new InterruptEndsAnAwait();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              try {
                condition.await();
                p.result = "woken";
              } catch (InterruptedException e) {
                p.result = "interrupted " + Thread.currentThread().isInterrupted();
              } finally {
                lock.unlock();
              }
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
