package dev.unravel.junit;

/** Code that may throw anything. */
@FunctionalInterface
public interface Body {
  void run() throws Throwable;
}
