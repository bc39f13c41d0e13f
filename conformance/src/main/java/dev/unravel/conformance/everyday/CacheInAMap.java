package dev.unravel.conformance.everyday;

import java.util.HashMap;
import java.util.Map;

/** A cache that computes what it lacks. */
@Fails
public final class CacheInAMap {
  private static final Map<Integer, Integer> CACHE = new HashMap<>();
  private static int computed;

  private static void use() {
    Integer known = CACHE.get(1);
    if (known == null) {
      computed++;
      CACHE.put(1, computed);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(CacheInAMap::use);
    Thread other = new Thread(CacheInAMap::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (computed > 1) {
      throw new AssertionError("computed " + computed + " times");
    }
  }
}
