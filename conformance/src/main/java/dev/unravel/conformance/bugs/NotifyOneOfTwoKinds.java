package dev.unravel.conformance.bugs;

/** Producers and consumers wait at one monitor, and notify wakes one of its own kind. */
@Expected(pattern = "misdirected notification", about = "NotifyOneOfTwoKinds")
public final class NotifyOneOfTwoKinds {
  private int items;

  private synchronized void put() {
    while (items == 1) {
      waitHere();
    }
    items++;
    notify(); // <~
  }

  private synchronized void take() {
    while (items == 0) {
      waitHere();
    }
    items--;
    notify(); // <~
  }

  private void waitHere() {
    try {
      wait(); // <-
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  public static void main(String[] args) {
    NotifyOneOfTwoKinds it = new NotifyOneOfTwoKinds();
    new Thread(it::take, "consumer-1").start();
    new Thread(it::take, "consumer-2").start();
    new Thread(it::put, "producer-1").start();
    new Thread(it::put, "producer-2").start();
  }
}
