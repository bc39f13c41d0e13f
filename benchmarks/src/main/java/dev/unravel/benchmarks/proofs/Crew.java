package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** Threads that number themselves as they come, as those of SPLASH-2 do, and then work. */
final class Crew {
  /** Two may take the same number. */
  static final String UNLOCKED_NUMBERS = "numbers";

  private final boolean locked;
  private int next;

  private Crew(boolean locked) {
    this.locked = locked;
  }

  /** What the thread with a certain number does. */
  interface Work {
    void run(int number) throws InterruptedException;
  }

  static void run(int threads, Variant variant, Work work) throws InterruptedException {
    Crew crew = new Crew(!variant.has(UNLOCKED_NUMBERS));
    Team.Body[] bodies = new Team.Body[threads];
    for (int i = 0; i < threads; i++) {
      bodies[i] = () -> work.run(crew.number());
    }
    Team.run(bodies);
  }

  private int number() {
    if (!locked) {
      return next++;
    }
    synchronized (this) {
      return next++;
    }
  }
}
