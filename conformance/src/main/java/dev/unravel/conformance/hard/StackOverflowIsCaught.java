package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A stack overflow in a thread with monitors on the stack leaves none locked. */
@Outcomes("caught caught free")
public final class StackOverflowIsCaught {
  private static final Object LOCK = new Object();
  private static String inThread;

  private static int deeper(int n) {
    synchronized (LOCK) {
      return deeper(n + 1) + 1;
    }
  }

  private static String overflow() {
    try {
      return "depth " + deeper(0);
    } catch (StackOverflowError e) {
      return "caught";
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> inThread = overflow());
    t.start();
    t.join();
    String inMain = overflow();
    Thread other =
        new Thread(
            () -> {
              synchronized (LOCK) {
                System.out.println(inMain + " " + inThread + " free");
              }
            });
    other.start();
    other.join();
  }
}
