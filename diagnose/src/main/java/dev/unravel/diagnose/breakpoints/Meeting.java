package dev.unravel.diagnose.breakpoints;

import java.util.Comparator;

/**
 * Two threads, each right before something. It came to this in the failing execution, and one went
 * on first.
 *
 * @param first what the one did that went on first
 * @param second what the other did then
 * @param distance how far it is from likely that this decides: the least comes first
 */
public record Meeting(Visit first, Visit second, int distance) {
  static final Comparator<Meeting> LIKELIEST = Comparator.comparingInt(Meeting::distance);

  /** The same, whichever time the threads come there. */
  public Meeting anyTime() {
    return new Meeting(first.anyTime(), second.anyTime(), distance);
  }

  /** Whether both are about the same two positions in the same order. */
  public boolean isLike(Meeting other) {
    return first.equals(other.first) && second.equals(other.second);
  }
}
