package dev.unravel.explore.reduce;

/** A place on the way of the running execution at which a thread was chosen. A bit is a thread. */
final class ThreadChoice {
  long enabled;

  /** Those to be chosen here, one after the other. */
  long wanted;

  /** Those that were, with all that follows. */
  long done;

  /**
   * Those that need not be chosen: all that begins with them was run before, when they were chosen
   * earlier and what has been done since does not concern them.
   */
  long asleep;

  /** The one that is chosen now. */
  int chosen;

  /** Where it was about to do what. */
  int about;

  /** Where the one that came first was. */
  int site;

  /** By thread, what the step of one that is done or asleep used. */
  Footprint[] steps = new Footprint[4];

  // What the step chose by itself, such as whom to notify, out of how many.
  int picks;
  int nextPick;
  int[] taken = new int[4];
  int[] bounds = new int[4];

  /** What the step used with other picks. */
  private Footprint before;

  void begin(long can, int thread, int its) {
    enabled = can;
    wanted = 1L << thread;
    done = 0;
    chosen = thread;
    about = its;
    picks = 0;
    nextPick = 0;
    before = null;
  }

  void putToSleep(int thread, Footprint step) {
    asleep |= 1L << thread;
    keep(thread, step);
  }

  private void keep(int thread, Footprint step) {
    if (thread >= steps.length) {
      Footprint[] more = new Footprint[Math.max(thread + 1, steps.length * 2)];
      System.arraycopy(steps, 0, more, 0, steps.length);
      steps = more;
    }
    steps[thread] = step;
  }

  int pick(int bound) {
    if (nextPick == picks) {
      if (picks == taken.length) {
        int[] moreTaken = new int[picks * 2];
        int[] moreBounds = new int[picks * 2];
        System.arraycopy(taken, 0, moreTaken, 0, picks);
        System.arraycopy(bounds, 0, moreBounds, 0, picks);
        taken = moreTaken;
        bounds = moreBounds;
      }
      taken[picks] = 0;
      bounds[picks++] = bound;
    }
    return Math.min(taken[nextPick++], bound - 1);
  }

  /** Wants another thread here, unless one of these is wanted or need not be. */
  void want(long oneOf, int preferably) {
    if ((oneOf & (wanted | asleep)) == 0) {
      wanted |= (oneOf & 1L << preferably) != 0 ? 1L << preferably : Long.lowestOneBit(oneOf);
    }
  }

  /**
   * All that follows has been run: goes on to the next.
   *
   * @param step the number of the step that was chosen here in the last execution
   * @return whether there is one
   */
  boolean advance(int step) {
    before = Footprint.of(step, before);
    while (picks > 0) {
      if (++taken[picks - 1] < bounds[picks - 1]) {
        return true;
      }
      picks--;
    }
    done |= 1L << chosen;
    keep(chosen, before);
    before = null;
    long open = wanted & ~done & ~asleep;
    if (open == 0) {
      return false;
    }
    chosen = Long.numberOfTrailingZeros(open);
    about = 0;
    return true;
  }
}
