package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list that is gone through while it grows; the broken twin is an ordinary one. */
public final class SnapshotGoneThrough {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    List<Integer> list = broken ? new ArrayList<>() : new CopyOnWriteArrayList<>();
    list.add(1);
    Together.run(
        () -> list.add(2),
        () -> {
          int sum = 0;
          for (int each : list) {
            sum += each;
          }
          expect(true, sum == 1 || sum == 3);
        });
  }
}
