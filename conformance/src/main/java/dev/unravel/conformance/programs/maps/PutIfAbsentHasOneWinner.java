package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentHashMap;

/** Exactly one of two putIfAbsent calls finds the key absent. */
@Outcomes({"old=null value=2", "old=1 value=1"})
public final class PutIfAbsentHasOneWinner {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.putIfAbsent("k", 1));
    t.start();
    Integer old = map.putIfAbsent("k", 2);
    t.join();
    System.out.println("old=" + old + " value=" + map.get("k"));
  }
}
