package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Method references to the primitives are controlled like calls. */
@Outcomes("[1] 2 woken")
public final class MethodReferencesToThePrimitives {
  private interface Blocking {
    void block() throws InterruptedException;
  }

  public static void main(String[] args) throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>();
    AtomicInteger count = new AtomicInteger();
    Object lock = new Object();
    boolean[] woken = new boolean[1];
    Consumer<Integer> add = list::add;
    Runnable wake = lock::notifyAll;
    Blocking await = lock::wait;
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                while (!woken[0]) {
                  try {
                    await.block();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                }
              }
            });
    List<Thread> threads = List.of(waiter, new Thread(count::incrementAndGet));
    threads.forEach(Thread::start);
    count.incrementAndGet();
    add.accept(1);
    synchronized (lock) {
      woken[0] = true;
      wake.run();
    }
    for (Thread t : threads) {
      Blocking join = t::join;
      join.block();
    }
    System.out.println(list + " " + count + " woken");
  }
}
