/** Runs two tasks in threads of their own; what either throws ends the program with status 1. */
public final class TwoThreads {
  private TwoThreads() {}

  public static void run(Runnable one, Runnable other) throws InterruptedException {
    Throwable[] thrown = {null};
    Thread first = new Thread(() -> run(thrown, one), "first");
    Thread second = new Thread(() -> run(thrown, other), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    if (thrown[0] != null) {
      thrown[0].printStackTrace(System.out);
      System.out.println("FAIL");
      System.exit(1);
    }
    System.out.println("PASS");
  }

  private static void run(Throwable[] thrown, Runnable task) {
    try {
      task.run();
    } catch (Throwable failed) {
      thrown[0] = failed;
    }
  }
}
