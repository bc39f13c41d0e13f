package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A program without a second thread is a program too. */
@Outcomes("sum=6")
public final class SingleThread {
  public static void main(String[] args) throws Exception {
    int sum = 0;
    for (int i : new int[] {1, 2, 3}) {
      sum += i;
    }
    System.out.println("sum=" + sum);
  }
}
