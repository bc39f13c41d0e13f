package dev.unravel.conformance.correct;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Word counts by ConcurrentHashMap.merge. */
public final class MergeCounters {
  private static void count(Map<String, Integer> counts, String... words) {
    for (String word : words) {
      counts.merge(word, 1, Integer::sum);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> count(counts, "a", "b"));
    t.start();
    count(counts, "b", "a");
    t.join();
    if (!counts.equals(Map.of("a", 2, "b", 2))) {
      throw new AssertionError(counts);
    }
  }
}
