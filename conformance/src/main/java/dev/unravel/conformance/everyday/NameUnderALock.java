package dev.unravel.conformance.everyday;

/** A string that is made of an array under the lock that guards it. */
public final class NameUnderALock {
  private static final char[] NAME = {'a', 'a'};

  private static synchronized void rename() {
    NAME[0] = 'b';
    NAME[1] = 'b';
  }

  private static synchronized String name() {
    return new String(NAME);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(NameUnderALock::rename);
    other.start();
    String name = name();
    other.join();
    if (name.charAt(0) != name.charAt(1)) {
      throw new AssertionError(name);
    }
  }
}
