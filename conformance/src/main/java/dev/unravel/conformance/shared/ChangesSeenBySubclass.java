package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;

/** The code that counts changes is the JDK's, and so is the field; who looks is the target. */
@Outcomes({"0", "1", "2"})
public final class ChangesSeenBySubclass {
  private static final class Watched extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;

    int changes() {
      return modCount;
    }
  }

  private static final Watched LIST = new Watched();

  public static void main(String[] args) throws InterruptedException {
    int before = LIST.changes();
    Thread writer =
        new Thread(
            () -> {
              LIST.add(1);
              LIST.add(2);
            });
    writer.start();
    int seen = LIST.changes();
    writer.join();
    System.out.println(seen - before);
  }
}
