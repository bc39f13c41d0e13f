package dev.unravel.diagnose.isolate;

/**
 * Control at a clock value: one thread stops, another goes on.
 *
 * @param stops the thread that ran, and what it does next
 * @param goesOn the thread that runs now, and what it does next; the same thread if control does
 *     not pass on, since no other can act
 */
public record Handover(Place stops, Place goesOn) {

  /** Whether control passes on. */
  public boolean isSwitch() {
    return !stops.thread().equals(goesOn.thread());
  }
}
