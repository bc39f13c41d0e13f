package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A set to which only one adds; the broken twin asks before. */
public final class AddedToASetOnce {

  private static void add(Set<Integer> set, AtomicInteger added, boolean apart) {
    if (apart ? !set.contains(1) : set.add(1)) {
      added.incrementAndGet();
      set.add(1);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Set<Integer> set = ConcurrentHashMap.newKeySet();
    AtomicInteger added = new AtomicInteger();
    Together.run(() -> add(set, added, broken), () -> add(set, added, broken));
    expect(1, added.get());
  }
}
