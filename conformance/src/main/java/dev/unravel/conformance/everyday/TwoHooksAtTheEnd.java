package dev.unravel.conformance.everyday;

/** Two shutdown hooks that count. */
@Fails
public final class TwoHooksAtTheEnd {
  private static int count;
  private static boolean wasFirst;

  private static void count() {
    int before = count;
    if (before == 0 && wasFirst) {
      throw new AssertionError("both were the first");
    }
    wasFirst = true;
    count = before + 1;
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(TwoHooksAtTheEnd::count));
    Runtime.getRuntime().addShutdownHook(new Thread(TwoHooksAtTheEnd::count));
  }
}
