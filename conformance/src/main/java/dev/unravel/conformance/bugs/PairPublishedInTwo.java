package dev.unravel.conformance.bugs;

/** A name and its number are set one after the other, each under the lock. */
@Expected(
    pattern = "atomicity violation over several variables",
    about = {"PairPublishedInTwo.name", "PairPublishedInTwo.number"})
public final class PairPublishedInTwo {
  private String name = "one";
  private int number = 1;

  private synchronized void name(String value) {
    name = value; // <-
  }

  private synchronized void number(int value) {
    number = value; // <-
  }

  private void change() {
    name("two");
    number(2);
  }

  private synchronized void check() {
    String seen = name; // <-
    int with = number; // <-
    if (seen.equals("two") != (with == 2)) {
      throw new IllegalStateException(seen + " is " + with);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PairPublishedInTwo it = new PairPublishedInTwo();
    Thread first = new Thread(it::change, "changer");
    Thread second = new Thread(it::check, "checker");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
