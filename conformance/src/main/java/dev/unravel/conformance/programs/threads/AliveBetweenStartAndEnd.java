package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** isAlive is false before start, true until the end and false after join. */
@Outcomes("false true false")
public final class AliveBetweenStartAndEnd {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch release = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              try {
                release.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    boolean before = t.isAlive();
    t.start();
    boolean during = t.isAlive();
    release.countDown();
    t.join();
    System.out.println(before + " " + during + " " + t.isAlive());
  }
}
