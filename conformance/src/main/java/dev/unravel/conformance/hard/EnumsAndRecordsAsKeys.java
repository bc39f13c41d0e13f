package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Enums and records as keys of a shared map. */
@Outcomes("{RED=1, GREEN=1} 2")
public final class EnumsAndRecordsAsKeys {
  private enum Colour {
    RED,
    GREEN
  }

  private record Pair(Colour colour, int number) {}

  public static void main(String[] args) throws Exception {
    Map<Colour, Integer> byColour = Collections.synchronizedMap(new EnumMap<>(Colour.class));
    Map<Pair, Integer> byPair = new ConcurrentHashMap<>();
    Thread t =
        new Thread(
            () -> {
              byColour.merge(Colour.RED, 1, Integer::sum);
              byPair.merge(new Pair(Colour.RED, 1), 1, Integer::sum);
            });
    t.start();
    byColour.merge(Colour.GREEN, 1, Integer::sum);
    byPair.merge(new Pair(Colour.GREEN, 1), 1, Integer::sum);
    t.join();
    System.out.println(byColour + " " + byPair.size());
  }
}
