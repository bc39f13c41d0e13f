package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A value that is computed in its place; the broken twin replaces it. */
public final class ComputedInPlace {

  private static void twice(ConcurrentHashMap<String, Integer> map, boolean apart) {
    if (apart) {
      map.put("k", map.get("k") * 2);
    } else {
      map.compute("k", (key, value) -> value * 2);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("k", 1));
    Together.run(() -> twice(map, broken), () -> twice(map, broken));
    expect(4, map.get("k"));
  }
}
