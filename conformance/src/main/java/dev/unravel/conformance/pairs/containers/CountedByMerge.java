package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;

/** Counts that are merged; the broken twin gets and puts. */
public final class CountedByMerge {

  private static void add(ConcurrentHashMap<String, Integer> counts, boolean apart) {
    if (apart) {
      Integer seen = counts.get("a");
      counts.put("a", seen == null ? 1 : seen + 1);
    } else {
      counts.merge("a", 1, Integer::sum);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    Together.run(() -> add(counts, broken), () -> add(counts, broken));
    expect(2, counts.get("a"));
  }
}
