package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * What is read and written where another thread has put null throws, and does no more than that.
 */
@Outcomes({"1 2 box", "1 2 null", "1 null null", "null null null"})
public final class FieldsOfNull {
  private static final class Box {
    int number = 1;
    long large = 2;
    Object content = "box";
  }

  private volatile Box box = new Box();

  public static void main(String[] args) throws InterruptedException {
    FieldsOfNull p = new FieldsOfNull();
    Thread t = new Thread(() -> p.box = null);
    t.start();
    String number = text(() -> p.box.number);
    String large = text(() -> p.box.large);
    String content = text(() -> p.box.content);
    t.join();
    System.out.println(number + " " + large + " " + content);
  }

  private interface Reading {
    Object read();
  }

  private static String text(Reading reading) {
    try {
      return reading.read().toString();
    } catch (NullPointerException nobody) {
      return "null";
    }
  }
}
