package dev.unravel.api.engine;

/**
 * Threads that have met others, went on, and are not yet known to be through with their
 * instruction. Normally there are none, so an end mark costs the reading of one field.
 */
public final class OpenArrivals {
  private static final Object LOCK = new Object();

  /**
   * Guarded by the lock for changes; read without it to see that there is nothing to do. It need
   * not be volatile for that: a thread asks for its own arrivals, and those it has added itself.
   */
  private static Arrival first;

  private OpenArrivals() {}

  static void open(Arrival arrival) {
    synchronized (LOCK) {
      arrival.nextOpen = first;
      first = arrival;
    }
  }

  /** Whether anything may be open; the answer is right for arrivals of the current thread. */
  public static boolean any() {
    return first != null;
  }

  /** The instruction of an arrival is through. */
  static void close(Arrival arrival) {
    remove(arrival);
    Handoff handoff = arrival.handoff;
    if (handoff != null) {
      handoff.done(arrival.rank);
    }
  }

  /**
   * The current thread has come to the end of an instruction.
   *
   * @param mark the key of the arrival; null at another breakpoint, which ends what has no marks
   */
  public static void closeMine(Object mark) {
    Thread me = Thread.currentThread();
    while (first != null) {
      Arrival mine = null;
      synchronized (LOCK) {
        for (Arrival a = first; a != null; a = a.nextOpen) {
          if (a.thread == me && a.endsAt(mark)) {
            mine = a;
            break;
          }
        }
      }
      if (mine == null) {
        return;
      }
      close(mine);
    }
  }

  private static void remove(Arrival arrival) {
    synchronized (LOCK) {
      if (first == arrival) {
        first = arrival.nextOpen;
      } else {
        for (Arrival a = first; a != null; a = a.nextOpen) {
          if (a.nextOpen == arrival) {
            a.nextOpen = arrival.nextOpen;
            break;
          }
        }
      }
      arrival.nextOpen = null;
    }
  }
}
