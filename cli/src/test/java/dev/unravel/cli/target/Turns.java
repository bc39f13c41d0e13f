package dev.unravel.cli.target;

/** Two threads that each write twice, in one of six orders; nothing can fail. */
public final class Turns {
  private static volatile int last;

  private Turns() {}

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(Turns::write);
    Thread second = new Thread(Turns::write);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  private static void write() {
    last = 1;
    last = 2;
  }
}
