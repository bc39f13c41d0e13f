package dev.unravel.conformance.everyday;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Goes through a list of its own and looks each time whether it may stop. */
@Fails
public final class GoesThroughItsOwnList {
  private static volatile boolean stopped;
  private static int done;

  public static void main(String[] args) throws InterruptedException {
    List<Integer> mine = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      mine.add(i);
    }
    Thread other = new Thread(() -> done = 1);
    other.start();
    for (Iterator<Integer> each = mine.iterator(); each.hasNext(); each.next()) {
      if (stopped) {
        return;
      }
    }
    if (done == 0) {
      throw new AssertionError("not done");
    }
    other.join();
  }
}
