package dev.unravel.conformance.everyday;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A copy of a concurrent map that was never true at any moment. */
@Fails
public final class CopyOfAMapInUse {
  private static final Map<String, Integer> VERSIONS = new ConcurrentHashMap<>();

  public static void main(String[] args) throws InterruptedException {
    VERSIONS.put("client", 1);
    VERSIONS.put("server", 1);
    Thread update =
        new Thread(
            () -> {
              VERSIONS.put("client", 2);
              VERSIONS.put("server", 2);
            });
    update.start();
    Map<String, Integer> copy = new HashMap<>(VERSIONS);
    update.join();
    if (copy.get("client") == 1 && copy.get("server") == 2) {
      throw new AssertionError("an old client beside a new server");
    }
  }
}
