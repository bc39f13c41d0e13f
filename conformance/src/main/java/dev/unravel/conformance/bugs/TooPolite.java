package dev.unravel.conformance.bugs;

/** Two threads that give way to each other for ever. */
@Expected(pattern = "livelock", about = {"TooPolite.leftWants", "TooPolite.rightWants"})
public final class TooPolite {
  private volatile boolean leftWants;
  private volatile boolean rightWants;

  private void left() {
    leftWants = true;
    while (rightWants) { // <-
      leftWants = false; // <-
      leftWants = true; // <-
    }
    leftWants = false;
  }

  private void right() {
    rightWants = true;
    while (leftWants) { // <-
      rightWants = false; // <-
      rightWants = true; // <-
    }
    rightWants = false;
  }

  public static void main(String[] args) throws InterruptedException {
    TooPolite it = new TooPolite();
    Thread first = new Thread(it::left, "left");
    Thread second = new Thread(it::right, "right");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
