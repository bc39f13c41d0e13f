package dev.unravel.conformance.everyday;

/** A string that is made of an array while another thread fills that. */
@Fails
public final class NameInAnArray {
  private static final char[] NAME = {'a', 'a'};

  private static synchronized void rename() {
    NAME[0] = 'b';
    NAME[1] = 'b';
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(NameInAnArray::rename);
    other.start();
    String name = new String(NAME);
    other.join();
    if (name.equals("ab")) {
      throw new AssertionError(name);
    }
  }
}
