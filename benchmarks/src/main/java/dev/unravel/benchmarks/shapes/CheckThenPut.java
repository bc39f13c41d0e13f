package dev.unravel.benchmarks.shapes;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Words counted in a ConcurrentHashMap with get and put where merge is needed: each call is atomic,
 * the two are not. Known as the most common misuse of concurrent collections (Lin and Dig). One
 * preemption, depth 2.
 */
public final class CheckThenPut {
  private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

  private CheckThenPut() {}

  public static void main(String[] arguments) throws InterruptedException {
    CheckThenPut shape = new CheckThenPut();
    Team.run(() -> shape.count("a"), () -> shape.count("a"), () -> shape.count("b"));
    if (shape.counts.get("a") != 2) {
      throw new AssertionError("counted " + shape.counts);
    }
  }

  private void count(String word) {
    Integer before = counts.get(word);
    counts.put(word, before == null ? 1 : before + 1);
  }
}
