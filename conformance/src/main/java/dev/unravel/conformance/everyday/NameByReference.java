package dev.unravel.conformance.everyday;

import java.util.function.Function;

/** The same by a reference to the constructor. */
@Fails
public final class NameByReference {
  private static final char[] NAME = {'a', 'a'};

  private static synchronized void rename() {
    NAME[0] = 'b';
    NAME[1] = 'b';
  }

  private static String make(Function<char[], String> maker) {
    return maker.apply(NAME);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(NameByReference::rename);
    other.start();
    String name = make(String::new);
    other.join();
    if (name.equals("ab")) {
      throw new AssertionError(name);
    }
  }
}
