package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.List;

/** A list's elements are copied before or after another thread sets one of them. */
@Outcomes({"false old", "false new", "true old", "true new"})
public final class ArrayListToArrayMeetsASet {
  private static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    ready = false;
    List<String> list = new ArrayList<>(List.of("old"));
    Thread t =
        new Thread(
            () -> {
              ready = true;
              list.set(0, "new");
            });
    t.start();
    boolean wasReady = ready;
    Object[] elements = list.toArray();
    t.join();
    System.out.println(wasReady + " " + elements[0]);
  }
}
