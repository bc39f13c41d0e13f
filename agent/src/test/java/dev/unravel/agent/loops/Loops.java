package dev.unravel.agent.loops;

/** Loops of every shape that javac gives them, to be instrumented. */
public final class Loops {
  private final int value;

  private Loops(int a) {
    value = a > 0 ? a : -a;
  }

  private Loops(int a, boolean positive) {
    this(positive ? a : -a);
  }

  public static int straight(int a) {
    return a + 1;
  }

  public static int whileLoop(int a) {
    int sum = 0;
    while (sum < 2 * a) {
      sum += 2;
    }
    return sum;
  }

  /** The last round does not jump back. */
  public static int doWhile(int a) {
    int sum = 0;
    int i = 0;
    do {
      sum += ++i;
    } while (i < a);
    return sum;
  }

  /** Each inner loop jumps back as often as it goes round, and so does the outer one. */
  public static int nested(int a) {
    int count = 0;
    for (int i = 0; i < a; i++) {
      for (int k = 0; k < a; k++) {
        count++;
      }
      long wide = i;
      double half = wide / 2.0;
      count += half < 0 ? 1 : 0;
    }
    return count;
  }

  /** The handler wants a variable that the start of the loop does not have. */
  public static int continueInTry(int a) {
    int done = 0;
    for (int i = 0; i < a; ) {
      int mine = ++i;
      try {
        if (mine % 2 == 0) {
          done++;
          continue;
        }
        Integer.parseInt(mine > 2 ? "three" : "1");
        done++;
      } catch (NumberFormatException no) {
        done += mine - 2;
      }
    }
    return done;
  }

  public static int recursion(int a) {
    return a == 0 ? 0 : 1 + recursion(a - 1);
  }

  public static int switchInLoop(int a) {
    int sum = 0;
    int i = a;
    while (i > 0) {
      switch (i % 3) {
        case 0:
          sum += i--;
          continue;
        case 1:
          sum += i;
          break;
        default:
          sum += i;
      }
      i--;
    }
    return sum;
  }

  /** Two objects, one constructor for the first and two for the second. */
  public static int constructor(int a) {
    return Math.max(new Loops(a).value, new Loops(a - 1, true).value);
  }
}
