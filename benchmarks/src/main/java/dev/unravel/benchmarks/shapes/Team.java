package dev.unravel.benchmarks.shapes;

/** The threads of a program: started in order by main, which then waits for all of them. */
public final class Team {

  /** What a thread does. */
  public interface Body {
    void run() throws InterruptedException;
  }

  private Team() {}

  public static void run(Body... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      threads[i] = thread(bodies[i]);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** {@code count} threads that do the same, and one more after them. */
  static void run(int count, Body each, Body last) throws InterruptedException {
    Body[] bodies = new Body[count + 1];
    for (int i = 0; i < count; i++) {
      bodies[i] = each;
    }
    bodies[count] = last;
    run(bodies);
  }

  /** The first argument, or what there is when there is none. */
  static int number(String[] arguments, int otherwise) {
    return arguments.length == 0 ? otherwise : Integer.parseInt(arguments[0]);
  }

  public static Thread thread(Body body) {
    return new Thread(
        () -> {
          try {
            body.run();
          } catch (InterruptedException nobodyInterrupts) {
            throw new IllegalStateException(nobodyInterrupts);
          }
        });
  }
}
