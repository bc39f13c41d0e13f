package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.io.OutputStream;
import java.io.PrintStream;

/** A program that takes System.out away gets it back the next time. */
@Outcomes(value = "shown", ownJvm = true)
public final class StandardStreamsStartFresh {
  public static void main(String[] args) throws Exception {
    PrintStream before = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    Thread t = new Thread(() -> System.out.println("swallowed"));
    t.start();
    t.join();
    before.println("shown");
  }
}
