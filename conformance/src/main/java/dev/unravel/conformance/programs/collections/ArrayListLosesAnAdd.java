package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;

/** Two unguarded adds to a list with room may both take the same slot. */
@Outcomes({"size=1", "size=2"})
public final class ArrayListLosesAnAdd {
  public static void main(String[] args) throws InterruptedException {
    ArrayList<Integer> list = new ArrayList<>(10);
    Thread t = new Thread(() -> list.add(1));
    t.start();
    list.add(2);
    t.join();
    System.out.println("size=" + list.size());
  }
}
