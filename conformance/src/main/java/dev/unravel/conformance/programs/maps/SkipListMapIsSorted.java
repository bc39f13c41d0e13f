package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** firstKey follows the puts that have happened: none, 2 alone, or 1. */
@Outcomes({"null", "2", "1"})
public final class SkipListMapIsSorted {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    Thread t =
        new Thread(
            () -> {
              map.put(2, "b");
              map.put(1, "a");
            });
    t.start();
    Map.Entry<Integer, String> first = map.firstEntry();
    t.join();
    System.out.println(first == null ? "null" : first.getKey());
  }
}
