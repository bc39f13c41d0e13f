package dev.unravel.conformance.correct;

import java.util.ArrayList;
import java.util.List;

/** Statics have their first values at the start of every execution. */
public final class MutableStaticsStartFresh {
  private static int runs;
  private static final List<String> LOG = new ArrayList<>();

  public static void main(String[] args) throws InterruptedException {
    if (runs != 0 || !LOG.isEmpty()) {
      throw new AssertionError("not fresh: " + runs + " " + LOG);
    }
    Thread t =
        new Thread(
            () -> {
              synchronized (LOG) {
                LOG.add("thread");
                runs++;
              }
            });
    t.start();
    synchronized (LOG) {
      LOG.add("main");
      runs++;
    }
    t.join();
    if (runs != 2 || LOG.size() != 2) {
      throw new AssertionError(runs + " " + LOG);
    }
  }
}
