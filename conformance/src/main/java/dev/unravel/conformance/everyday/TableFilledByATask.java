package dev.unravel.conformance.everyday;

/**
 * A static initialiser waits for a thread whose task is a lambda of the same class. The task cannot
 * begin before the class is initialised.
 */
@Fails
public final class TableFilledByATask {
  private static final class Table {
    static int entries;

    static {
      Thread filler = new Thread(() -> entries = 3);
      filler.start();
      try {
        filler.join();
      } catch (InterruptedException unexpected) {
        throw new IllegalStateException(unexpected);
      }
    }
  }

  public static void main(String[] args) {
    if (Table.entries != 3) {
      throw new AssertionError("entries " + Table.entries);
    }
  }
}
