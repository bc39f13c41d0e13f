package dev.unravel.diagnose.breakpoints;

/**
 * One of the times that a thread comes to a position.
 *
 * @param position where
 * @param thread the thread's name, "" if it has none
 * @param earlier how often the thread had come there before
 */
public record Visit(Position position, String thread, int earlier) {

  /** The same, whichever time it is. */
  public Visit anyTime() {
    return new Visit(position, thread, 0);
  }
}
