package dev.unravel.conformance.everyday;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A copy of a concurrent map that was never true at any moment. */
@Fails
public final class CopyOfAMapInUse {
  private static final Map<String, Integer> VERSIONS = new ConcurrentHashMap<>();

  public static void main(String[] args) throws InterruptedException {
    VERSIONS.put("app", 1);
    VERSIONS.put("lib", 1);
    Thread update =
        new Thread(
            () -> {
              VERSIONS.put("app", 2);
              VERSIONS.put("lib", 2);
            });
    update.start();
    Map<String, Integer> copy = new HashMap<>(VERSIONS);
    update.join();
    if (copy.get("app") == 1 && copy.get("lib") == 2) {
      throw new AssertionError("an old app beside a new library");
    }
  }
}
