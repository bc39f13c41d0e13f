package dev.unravel.conformance.everyday;

import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Two names added by one call, of which another thread may see the first alone. */
@Fails
public final class PairAddedInTwoSteps {
  private static final Set<String> NAMES = ConcurrentHashMap.newKeySet();

  public static void main(String[] args) throws InterruptedException {
    Thread adding = new Thread(() -> Collections.addAll(NAMES, "left", "right"));
    adding.start();
    int seen = NAMES.size();
    adding.join();
    if (seen == 1) {
      throw new AssertionError("saw half of a pair");
    }
  }
}
