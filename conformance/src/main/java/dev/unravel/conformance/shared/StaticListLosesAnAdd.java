package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.List;

/** A static initialiser has made the list; two adds read the same size. */
@Outcomes({"[1]", "[2]", "[1, 2]", "[2, 1]"})
public final class StaticListLosesAnAdd {
  private static final List<Integer> LIST = new ArrayList<>(10);

  public static void main(String[] args) throws InterruptedException {
    LIST.clear();
    Thread one = new Thread(() -> LIST.add(1));
    Thread two = new Thread(() -> LIST.add(2));
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(LIST);
  }
}
