package dev.unravel.prove.target;

/** A target does something that steps cannot say. */
public final class NotModelledException extends RuntimeException {
  NotModelledException(String what) {
    super(what);
  }
}
