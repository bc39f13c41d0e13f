package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CopyOnWriteArrayList;

/** Asking for the size and then for the last element are two steps: the element may be gone. */
@Outcomes({"2", "1", "IndexOutOfBoundsException"})
public final class CopyOnWriteSizeThenGetMayFail {
  public static void main(String[] args) throws InterruptedException {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
    Thread t = new Thread(() -> list.remove(1));
    t.start();
    String result;
    try {
      result = String.valueOf(list.get(list.size() - 1));
    } catch (IndexOutOfBoundsException e) {
      result = "IndexOutOfBoundsException";
    }
    t.join();
    System.out.println(result);
  }
}
