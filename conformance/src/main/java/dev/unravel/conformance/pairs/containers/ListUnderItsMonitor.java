package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list that is gone through under its monitor; the broken twin has no monitor. */
public final class ListUnderItsMonitor {

  private static void sum(List<Integer> list, Object monitor) {
    synchronized (monitor) {
      int sum = 0;
      for (int each : list) {
        sum += each;
      }
      expect(true, sum == 1 || sum == 3);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    list.add(1);
    Together.run(() -> list.add(2), () -> sum(list, broken ? new Object() : list));
  }
}
