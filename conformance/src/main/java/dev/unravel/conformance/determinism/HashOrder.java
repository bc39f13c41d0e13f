package dev.unravel.conformance.determinism;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Prints collections whose order comes from identity hashes, or from a salt of the JVM. */
public final class HashOrder {
  private enum Colour {
    RED,
    GREEN,
    BLUE,
    YELLOW
  }

  private record Pair(Object key, Colour colour) {}

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(HashOrder::print);
    t.start();
    print();
    t.join();
  }

  private static void print() {
    Map<Object, Integer> hashed = new HashMap<>();
    Map<Object, Integer> concurrent = new ConcurrentHashMap<>();
    Map<Object, Integer> identity = new IdentityHashMap<>();
    for (int i = 0; i < 8; i++) {
      hashed.put(new Object(), i);
      concurrent.put(new Object(), i);
      identity.put(new Object(), i);
    }
    Set<Object> mixed = new HashSet<>(Set.of(Colour.values()));
    mixed.add(new Pair(String.class, Colour.BLUE));
    mixed.add(new Pair(Colour.class, Colour.RED));
    System.out.println(hashed.values() + " " + concurrent.values() + " " + identity.values());
    System.out.println(mixed);
    System.out.println(Set.of("a", "b", "c", "d") + " " + Map.of("a", 1, "b", 2, "c", 3, "d", 4));
    System.out.println(Set.copyOf(mixed) + " " + Set.of(Colour.values()));
  }
}
