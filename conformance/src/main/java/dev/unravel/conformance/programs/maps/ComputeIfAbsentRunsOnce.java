package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The function runs once for one key, although it has points inside. calls=2 means the bin's
 * monitor is not modelled.
 */
@Outcomes("calls=1")
public final class ComputeIfAbsentRunsOnce {
  private int calls;

  private int create() {
    calls++;
    return 1;
  }

  public static void main(String[] args) throws InterruptedException {
    ComputeIfAbsentRunsOnce p = new ComputeIfAbsentRunsOnce();
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.computeIfAbsent("k", k -> p.create()));
    t.start();
    map.computeIfAbsent("k", k -> p.create());
    t.join();
    System.out.println("calls=" + p.calls);
  }
}
