package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentHashMap;

/** Two atomic calls are not one. Without 1 no switch happens between calls on a concurrent map. */
@Outcomes({"1", "2"})
public final class GetThenPutLosesAnUpdate {
  private static void add(ConcurrentHashMap<String, Integer> map) {
    map.put("k", map.get("k") + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.put("k", 0);
    Thread t = new Thread(() -> add(map));
    t.start();
    add(map);
    t.join();
    System.out.println(map.get("k"));
  }
}
