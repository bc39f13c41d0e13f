package dev.unravel.benchmarks.tinertia.scanner;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How often each file has what is looked for. */
final class Matches {
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  void scan(Node.File file, Pattern pattern) {
    int count = pattern.countIn(file);
    if (count > 0) {
      counts.put(file.path(), count);
    }
  }

  Map<String, Integer> counts() {
    return Map.copyOf(counts);
  }
}
