package dev.unravel.conformance.everyday;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Another thread redirects the output before this one prints. */
@Fails
public final class PrintedElsewhere {
  public static void main(String[] args) throws InterruptedException {
    ByteArrayOutputStream elsewhere = new ByteArrayOutputStream();
    PrintStream before = System.out;
    Thread other = new Thread(() -> System.setOut(new PrintStream(elsewhere, true)));
    other.start();
    System.out.print("a");
    other.join();
    System.setOut(before);
    if (elsewhere.size() > 0) {
      throw new AssertionError("printed elsewhere");
    }
  }
}
