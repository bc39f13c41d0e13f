package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** Whether there is an object decides first, what is in it later. */
@Outcomes({"nothing", "a 1", "a 2"})
public final class NullDecides {
  private static final class Box {
    int content;
  }

  private Box box;

  private void write() {
    Box made = new Box();
    made.content = 1;
    box = made;
    made.content = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    NullDecides p = new NullDecides();
    Thread t = new Thread(p::write);
    t.start();
    Box seen = p.box;
    if (seen == null) {
      System.out.println("nothing");
    } else {
      System.out.println("a " + seen.content);
    }
    t.join();
  }
}
