package dev.unravel.launch.usecase;

/** Threads were seen to share objects of the JDK of which that was not known. */
final class SharesMoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SharesMoreException() {
    super("more is shared than was known", null, false, false);
  }
}
