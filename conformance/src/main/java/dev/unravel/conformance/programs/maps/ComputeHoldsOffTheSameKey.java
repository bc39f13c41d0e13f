package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentHashMap;

/** compute is atomic for its key: the plain field inside loses no update. */
@Outcomes("x=2 value=2")
public final class ComputeHoldsOffTheSameKey {
  private int x;

  private int add(Integer old) {
    x++;
    return old == null ? 1 : old + 1;
  }

  public static void main(String[] args) throws InterruptedException {
    ComputeHoldsOffTheSameKey p = new ComputeHoldsOffTheSameKey();
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.compute("k", (k, v) -> p.add(v)));
    t.start();
    map.compute("k", (k, v) -> p.add(v));
    t.join();
    System.out.println("x=" + p.x + " value=" + map.get("k"));
  }
}
