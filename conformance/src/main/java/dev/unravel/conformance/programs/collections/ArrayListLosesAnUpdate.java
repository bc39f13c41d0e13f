package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;

/** get and set of an element are two steps, and inside them the list's fields are points. */
@Outcomes(
    value = {"1", "2"},
    large = true)
public final class ArrayListLosesAnUpdate {
  private static void add(ArrayList<Integer> list) {
    list.set(0, list.get(0) + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    ArrayList<Integer> list = new ArrayList<>(10);
    list.add(0);
    Thread t = new Thread(() -> add(list));
    t.start();
    add(list);
    t.join();
    System.out.println(list.get(0));
  }
}
