package dev.unravel.conformance.everyday;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The same with a list that takes both under its lock: right. */
public final class PairAddedAtOnce {
  private static final List<String> NAMES = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws InterruptedException {
    Thread adding = new Thread(() -> NAMES.addAll(List.of("left", "right")));
    adding.start();
    int seen = NAMES.size();
    adding.join();
    if (seen == 1) {
      throw new AssertionError("saw half of a pair");
    }
  }
}
