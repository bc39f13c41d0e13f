package dev.unravel.cli.target;

/**
 * The programs of figures 1 and 3 of Zhang et al., "Proactive Debugging" (SATE 2016), as far as
 * they are known here: figure 1 by its two threads and its inputs, figure 3 only by what it is for,
 * that the scan of branches comes to an end where threads go round in loops and turn each other's
 * branches. So the second is a reconstruction, not the paper's program.
 */
public final class ProactiveFigures {
  private static int x;
  private static int y;

  private ProactiveFigures() {}

  public static void main(String[] args) throws InterruptedException {
    int a = Integer.parseInt(args[1]);
    int b = Integer.parseInt(args[2]);
    boolean first = args[0].equals("1");
    Thread one = new Thread(first ? () -> writeX(a) : () -> pullUp(a));
    Thread other = new Thread(first ? () -> writeY(b) : () -> pullDown(b));
    one.start();
    other.start();
    one.join();
    other.join();
    if (y < 0) {
      throw new AssertionError("y is " + y);
    }
  }

  private static void writeX(int a) {
    x = a;
    if (x > 0) {
      y = y + 1;
    } else {
      y = y - 1;
    }
  }

  private static void writeY(int b) {
    y = b;
    if (y > 0) {
      x = x + 1;
    } else {
      x = x - 1;
    }
  }

  /** Each round takes the branch that the other thread's last round has left it. */
  private static void pullUp(int rounds) {
    for (int i = 0; i < rounds; i++) {
      if (x <= y) {
        x++;
      }
    }
  }

  private static void pullDown(int rounds) {
    for (int i = 0; i < rounds; i++) {
      if (x >= y) {
        y++;
      }
    }
  }
}
