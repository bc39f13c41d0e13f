package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Two threads take from one iterator, which lies in a static field. */
@Outcomes({"1 1", "1 2", "2 1"})
public final class IteratorHandsOneElementOutTwice {
  private static final List<Integer> LIST = new ArrayList<>(List.of(1, 2));
  private static Iterator<Integer> iterator;
  private static int first;

  public static void main(String[] args) throws InterruptedException {
    iterator = LIST.iterator();
    Thread one = new Thread(() -> first = iterator.next());
    one.start();
    int second = iterator.next();
    one.join();
    System.out.println(first + " " + second);
  }
}
