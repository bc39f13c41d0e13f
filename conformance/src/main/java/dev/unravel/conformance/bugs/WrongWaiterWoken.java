package dev.unravel.conformance.bugs;

/** Two threads wait for different things at one monitor; notify wakes the other. */
@Expected(pattern = "misdirected notification", about = "WrongWaiterWoken")
public final class WrongWaiterWoken {
  private boolean red;
  private boolean green;

  private synchronized void awaitRed() {
    while (!red) {
      waitHere();
    }
  }

  private synchronized void awaitGreen() {
    while (!green) {
      waitHere();
    }
  }

  private void waitHere() {
    try {
      wait(); // <-
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private synchronized void turnRed() {
    red = true;
    notify(); // <~
  }

  private synchronized void turnGreen() {
    green = true;
    notify(); // <-
  }

  public static void main(String[] args) {
    WrongWaiterWoken it = new WrongWaiterWoken();
    new Thread(it::awaitRed, "red-waiter").start();
    new Thread(it::awaitGreen, "green-waiter").start();
    new Thread(it::turnRed, "red-light").start();
    new Thread(it::turnGreen, "green-light").start();
  }
}
