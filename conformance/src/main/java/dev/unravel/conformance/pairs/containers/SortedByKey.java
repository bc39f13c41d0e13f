package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A sorted map that two fill; the broken twin is not made for two. */
public final class SortedByKey {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Map<Integer, Integer> map = broken ? new TreeMap<>() : new ConcurrentSkipListMap<>();
    Together.run(() -> map.put(1, 1), () -> map.put(2, 2));
    expect(2, map.size());
  }
}
