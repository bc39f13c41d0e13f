package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A value computed once for its key; the broken twin looks for the key and then puts. */
public final class ComputedOnce {
  private static int get(
      ConcurrentHashMap<String, Integer> cache, AtomicInteger computed, boolean inTwoSteps) {
    if (inTwoSteps) {
      if (!cache.containsKey("key")) {
        cache.put("key", computed.incrementAndGet());
      }
      return cache.get("key");
    }
    return cache.computeIfAbsent("key", key -> computed.incrementAndGet());
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    ConcurrentHashMap<String, Integer> cache = new ConcurrentHashMap<>();
    AtomicInteger computed = new AtomicInteger();
    Together.run(() -> get(cache, computed, broken), () -> get(cache, computed, broken));
    expect(1, computed.get());
  }
}
