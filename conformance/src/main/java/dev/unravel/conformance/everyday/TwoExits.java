package dev.unravel.conformance.everyday;

/** Main exits well, and another thread does not. */
@Fails
public final class TwoExits {
  public static void main(String[] args) {
    new Thread(() -> System.exit(2)).start();
    System.exit(0);
  }
}
