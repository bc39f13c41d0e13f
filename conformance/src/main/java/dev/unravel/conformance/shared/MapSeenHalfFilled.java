package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.HashMap;
import java.util.Map;

/**
 * A map that is made once another thread runs. That one looks only when its entry is being
 * computed, so nobody touches the map before its maker is in the middle of it.
 */
@Outcomes({"-", "0 null", "0 1", "1 1"})
public final class MapSeenHalfFilled {
  private static volatile Map<String, Integer> map;
  private static volatile boolean computed;
  private static String seen;

  private static void look() {
    if (computed) {
      seen = map.size() + " " + map.get("a");
    }
  }

  private static int compute() {
    computed = true;
    return 1;
  }

  public static void main(String[] args) throws InterruptedException {
    seen = "-";
    computed = false;
    Thread reader = new Thread(MapSeenHalfFilled::look);
    reader.start();
    map = new HashMap<>();
    map.computeIfAbsent("a", key -> compute());
    reader.join();
    System.out.println(seen);
  }
}
