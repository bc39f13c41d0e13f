package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Two hundred threads at once. */
@Outcomes("200")
public final class ManyThreads {
  public static void main(String[] args) throws Exception {
    AtomicInteger count = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      threads.add(new Thread(count::incrementAndGet));
    }
    threads.forEach(Thread::start);
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(count);
  }
}
