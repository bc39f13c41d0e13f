package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** A group lists the threads that are alive. */
@Outcomes("mine child 1")
public final class GroupIsEnumerated {
  public static void main(String[] args) throws Exception {
    ThreadGroup group = new ThreadGroup("mine");
    CountDownLatch listed = new CountDownLatch(1);
    Thread t =
        new Thread(
            group,
            () -> {
              try {
                listed.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            "child");
    t.start();
    Thread[] alive = new Thread[5];
    int count = group.enumerate(alive);
    listed.countDown();
    System.out.println(group.getName() + " " + alive[0].getName() + " " + count);
  }
}
