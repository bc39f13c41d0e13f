package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.HashMap;

/**
 * Two unguarded puts into the same empty bucket may lose one key, and the size may be wrong either
 * way.
 */
@Outcomes(
    value = {"keys=1 size=1", "keys=1 size=2", "keys=2 size=1", "keys=2 size=2"},
    large = true)
public final class HashMapLosesAPut {
  public static void main(String[] args) throws InterruptedException {
    HashMap<Integer, Integer> map = new HashMap<>(16);
    map.put(0, 0);
    map.remove(0);
    Thread t = new Thread(() -> map.put(1, 1));
    t.start();
    map.put(17, 17);
    t.join();
    int keys = (map.containsKey(1) ? 1 : 0) + (map.containsKey(17) ? 1 : 0);
    System.out.println("keys=" + keys + " size=" + map.size());
  }
}
