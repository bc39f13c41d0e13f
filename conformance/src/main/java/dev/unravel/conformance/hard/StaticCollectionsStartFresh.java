package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What static initialisers made is as it was, in every execution. */
@Outcomes("2 2 1")
public final class StaticCollectionsStartFresh {
  private static final List<String> LIST = new ArrayList<>(List.of("first"));
  private static final Map<String, Integer> MAP = new ConcurrentHashMap<>(Map.of("a", 1));
  private static int counter;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LIST.add("second");
              MAP.put("b", 2);
              counter++;
            });
    t.start();
    t.join();
    System.out.println(LIST.size() + " " + MAP.size() + " " + counter);
  }
}
