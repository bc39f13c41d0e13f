package dev.unravel.conformance.bugs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A shared list holds something else than its reader thinks. */
@Expected(pattern = "none")
public final class CastThatCannotWork {
  private final List<Object> things = Collections.synchronizedList(new ArrayList<>());

  private void use() {
    String text = (String) things.get(0);
    text.length();
  }

  public static void main(String[] args) throws InterruptedException {
    CastThatCannotWork it = new CastThatCannotWork();
    it.things.add(1);
    Thread user = new Thread(it::use, "user");
    Thread other = new Thread(() -> it.things.add(2), "other");
    user.start();
    other.start();
    user.join();
    other.join();
  }
}
