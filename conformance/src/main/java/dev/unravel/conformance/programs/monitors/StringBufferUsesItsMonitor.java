package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * StringBuffer locks itself, so a block on it sees one length. Two lengths mean the JDK's monitor
 * and the program's are not the same.
 */
@Outcomes({"0 0", "2 2"})
public final class StringBufferUsesItsMonitor {
  public static void main(String[] args) throws InterruptedException {
    StringBuffer text = new StringBuffer(8);
    Thread t = new Thread(() -> text.append("ab"));
    t.start();
    int first;
    int second;
    synchronized (text) {
      first = text.length();
      second = text.length();
    }
    t.join();
    System.out.println(first + " " + second);
  }
}
