package dev.unravel.conformance.correct;

import java.util.HashMap;
import java.util.Map;

/**
 * Prints identity hashes and the order of a HashSet and a Map.of; the same schedule must print the
 * same.
 */
public final class PrintsHashOrder {
  private record Key(Object identity) {}

  public static void main(String[] args) throws InterruptedException {
    HashMap<Object, Integer> map = new HashMap<>();
    for (int i = 0; i < 6; i++) {
      map.put(new Key(new Object()), i);
    }
    Thread t = new Thread(() -> System.identityHashCode(new Object()));
    t.start();
    int mine = System.identityHashCode(new Object());
    t.join();
    System.out.println(
        map.values()
            + " "
            + mine
            + " "
            + Map.of("a", 1, "b", 2, "c", 3)
            + " "
            + new Object().hashCode());
  }
}
