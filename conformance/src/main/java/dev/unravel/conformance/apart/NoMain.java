package dev.unravel.conformance.apart;

/** Has no main method. */
public final class NoMain {
  private NoMain() {}
}
