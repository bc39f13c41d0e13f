package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentSkipListMap;

/** Two polls for two entries get one each. */
@Outcomes({"main=1 thread=2", "main=2 thread=1"})
public final class SkipListMapGivesEachEntryOnce {
  private int polled;

  public static void main(String[] args) throws InterruptedException {
    SkipListMapGivesEachEntryOnce p = new SkipListMapGivesEachEntryOnce();
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    map.put(1, 1);
    map.put(2, 2);
    Thread t = new Thread(() -> p.polled = map.pollFirstEntry().getKey());
    t.start();
    int mine = map.pollFirstEntry().getKey();
    t.join();
    System.out.println("main=" + mine + " thread=" + p.polled);
  }
}
