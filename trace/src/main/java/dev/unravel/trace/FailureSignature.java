package dev.unravel.trace;

/**
 * The identity of a bug: two runs show the same bug when their signatures are equal.
 *
 * @param kind what sort of failure
 * @param where exception class and place, or the places of a deadlock's cycle, in user code
 */
public record FailureSignature(FailureKind kind, String where) {
  @Override
  public String toString() {
    return kind.word() + ": " + where;
  }
}
