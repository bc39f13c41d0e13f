package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A value that one removes; the broken twin gets it first. */
public final class RemovedByOne {

  private static final AtomicInteger taken = new AtomicInteger();

  private static void take(ConcurrentHashMap<String, Integer> map, boolean apart) {
    if (apart ? map.get("k") != null : map.remove("k") != null) {
      taken.incrementAndGet();
      map.remove("k");
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("k", 1));
    Together.run(() -> take(map, broken), () -> take(map, broken));
    expect(1, taken.get());
  }
}
