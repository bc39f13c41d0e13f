package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A value that only the first puts; the broken twin looks before. */
public final class PutOnlyOnce {

  private static final AtomicInteger puts = new AtomicInteger();

  private static void put(ConcurrentHashMap<String, Integer> map, int value, boolean apart) {
    if (apart ? !map.containsKey("k") : map.putIfAbsent("k", value) == null) {
      map.put("k", value);
      puts.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    Together.run(() -> put(map, 1, broken), () -> put(map, 2, broken));
    expect(1, puts.get());
  }
}
