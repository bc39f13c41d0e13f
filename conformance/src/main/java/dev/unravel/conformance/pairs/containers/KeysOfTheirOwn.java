package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;

/** Two keys of one map; the broken twin has one key. */
public final class KeysOfTheirOwn {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    Together.run(() -> map.put(1, 1), () -> map.put(broken ? 1 : 2, 2));
    expect(2, map.size());
  }
}
