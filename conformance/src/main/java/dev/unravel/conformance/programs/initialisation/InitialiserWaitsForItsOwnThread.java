package dev.unravel.conformance.programs.initialisation;

import dev.unravel.conformance.Outcomes;

/** An initialiser that waits for a thread which needs the same class never ends: a deadlock. */
@Outcomes("FAIL deadlock")
public final class InitialiserWaitsForItsOwnThread {
  private static final class Holder {
    static final int VALUE = compute();

    private static int compute() {
      Thread t = new Thread(new Touch());
      t.start();
      try {
        t.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return 1;
    }

    static void touch() {}
  }

  private static final class Touch implements Runnable {
    @Override
    public void run() {
      Holder.touch();
    }
  }

  public static void main(String[] args) {
    System.out.println(Holder.VALUE);
  }
}
