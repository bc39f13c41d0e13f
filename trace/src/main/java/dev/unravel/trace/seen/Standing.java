package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import java.util.List;

/**
 * A thread that has not ended when an execution is over, and what keeps it.
 *
 * @param thread its number
 * @param why what keeps it
 * @param object index into {@link Trace#objects} of what it waits for, or -1
 * @param className the class whose initialisation it waits for, or ""
 * @param holder number of the thread that it waits for, or -1 if there is none
 * @param forEver whether no timeout frees it
 * @param frames its stack, innermost first; the target's frames, and what it called
 */
public record Standing(
    int thread,
    Why why,
    int object,
    String className,
    int holder,
    boolean forEver,
    List<Location> frames) {

  /** The order of the constants is part of the protocol. */
  public enum Why {
    /** Nothing: it would act if it were let. */
    READY,
    /** Another thread has the monitor, or initialises the class. */
    BLOCKED,
    /** It waits to be notified. */
    WAITING,
    /** It waits inside java.util.concurrent, or for a permit. */
    PARKED,
    /** It sleeps. */
    SLEEPING,
    /** Another thread has not ended. */
    JOINING
  }

  public Standing {
    frames = List.copyOf(frames);
  }
}
