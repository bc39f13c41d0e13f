package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentHashMap;

/** Two merges both count. */
@Outcomes("2")
public final class MergeIsAtomic {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
    t.start();
    map.merge("k", 1, Integer::sum);
    t.join();
    System.out.println(map.get("k"));
  }
}
