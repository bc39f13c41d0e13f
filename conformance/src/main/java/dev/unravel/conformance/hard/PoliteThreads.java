package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** Two threads that always let the other go first. */
@Outcomes(value = "FAIL livelock", ownJvm = true)
public final class PoliteThreads {
  private volatile String spoon = "a";

  private void eat(String me, String other) {
    while (true) {
      if (!spoon.equals(me)) {
        Thread.yield();
        continue;
      }
      // The other is hungry too, always.
      spoon = other;
    }
  }

  public static void main(String[] args) throws Exception {
    PoliteThreads p = new PoliteThreads();
    new Thread(() -> p.eat("a", "b")).start();
    p.eat("b", "a");
  }
}
