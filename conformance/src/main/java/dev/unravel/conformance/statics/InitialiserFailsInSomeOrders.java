package dev.unravel.conformance.statics;

/** Whether an initialiser throws depends on the schedule, and so does who gets which error. */
public final class InitialiserFailsInSomeOrders {
  private static boolean ready;
  private static int runs;

  private static final class Fragile {
    static final int VALUE = compute();

    private static int compute() {
      runs++;
      if (!ready) {
        throw new IllegalStateException("not ready");
      }
      return 1;
    }
  }

  private static String use() {
    try {
      return "value " + Fragile.VALUE;
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return e.getClass().getSimpleName();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String[] seen = new String[1];
    Thread t = new Thread(() -> seen[0] = use());
    t.start();
    ready = true;
    String mine = use();
    t.join();
    System.out.println(mine + ", " + seen[0] + ", runs " + runs + ", later " + use());
  }
}
