package dev.unravel.prove.encode;

/** The known paths contain something that cannot be said in clauses. */
final class NotEncodedException extends RuntimeException {
  NotEncodedException(String what) {
    super(what);
  }
}
