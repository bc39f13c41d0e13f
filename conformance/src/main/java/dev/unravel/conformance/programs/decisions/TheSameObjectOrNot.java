package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/**
 * References are compared that another thread moves around, one of them to an object with a final
 * field, written twice with something read in between: it is the same object all the same.
 */
@Outcomes({"same", "different", "same then different", "different then same"})
public final class TheSameObjectOrNot {
  private static final class Box {
    private final int content;

    Box(int content) {
      this.content = content;
    }
  }

  private Object left = new Object();
  private Object right = left;
  private int number;

  private TheSameObjectOrNot() {}

  public static void main(String[] args) throws InterruptedException {
    TheSameObjectOrNot p = new TheSameObjectOrNot();
    Thread t =
        new Thread(
            () -> {
              Box made = new Box(p.number);
              p.left = made;
              if (p.number == made.content) {
                p.right = made;
              }
            });
    t.start();
    boolean first = p.left == p.right;
    boolean second = p.left == p.right;
    t.join();
    System.out.println(first == second ? name(first) : name(first) + " then " + name(second));
  }

  private static String name(boolean same) {
    return same ? "same" : "different";
  }
}
