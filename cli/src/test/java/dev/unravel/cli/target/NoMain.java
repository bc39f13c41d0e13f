package dev.unravel.cli.target;

/** Cannot be started. */
public final class NoMain {
  private NoMain() {}
}
