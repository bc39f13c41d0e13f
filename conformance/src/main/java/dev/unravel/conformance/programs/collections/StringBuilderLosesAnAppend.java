package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;

/** Two unguarded appends may write the same place. */
@Outcomes(
    value = {"length=1", "length=2"},
    large = true)
public final class StringBuilderLosesAnAppend {
  public static void main(String[] args) throws InterruptedException {
    StringBuilder text = new StringBuilder(16);
    Thread t = new Thread(() -> text.append('a'));
    t.start();
    text.append('b');
    t.join();
    System.out.println("length=" + text.length());
  }
}
