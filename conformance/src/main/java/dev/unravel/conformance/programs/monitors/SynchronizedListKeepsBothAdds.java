package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Adds through a synchronized list exclude each other. size=1 means the wrapper's monitor does not
 * hold others off.
 */
@Outcomes("size=2")
public final class SynchronizedListKeepsBothAdds {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(4));
    Thread t = new Thread(() -> list.add(1));
    t.start();
    list.add(2);
    t.join();
    System.out.println("size=" + list.size());
  }
}
