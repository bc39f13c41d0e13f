package dev.unravel.prove.path;

/**
 * Something a thread did to a loop after one of its deeds.
 *
 * @param deed the number of the deed in its course
 * @param loop the loop
 * @param kind what
 * @param where the place in the code, for people
 */
public record Passage(int deed, int loop, Kind kind, String where) {

  /** Things that threads do to loops. */
  public enum Kind {
    /** Comes to it from outside. */
    BEGINS,
    /** Goes round once more. */
    REPEATS,
    /** Goes out of it. */
    LEAVES
  }

  /** Whether it is the same but for the place where it was seen. */
  boolean isLike(Passage other) {
    return loop == other.loop && kind == other.kind;
  }
}
