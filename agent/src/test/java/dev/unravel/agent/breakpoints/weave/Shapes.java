package dev.unravel.agent.breakpoints.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Code of many shapes, to weave breakpoints into. */
public class Shapes implements Runnable {
  static int calls;
  long wide = 3;
  int[] numbers = {3, 1, 2};
  private final List<String> told = new ArrayList<>();
  private final Object lock = new Object();

  public Shapes() {
    this(calls > 100 ? "many" : "few");
  }

  Shapes(String first) {
    super();
    tell(first);
  }

  private void tell(Object what) {
    told.add(String.valueOf(what));
  }

  @Override
  public void run() {
    for (int i = 0; i < numbers.length; i++) tell(choose(numbers[i]));
    tell(loops(4));
    tell(tries(true) + tries(false));
    tell(guarded(5));
    tell(lambdas(2));
    wide =
        wide // Comments keep the lines apart.
            + loops(2) // part
            + (wide > 2 ? 1 : loops(1));
    tell(wide);
    tell(name("b") + name("z"));
    tell(early(3) + "" + early(-3));
  }

  private String choose(int n) {
    switch (n) {
      case 1:
        return "one";
      case 2:
        calls++;
        break;
      default:
        calls += n;
    }
    return calls > 0 ? "some" : "none";
  }

  private int loops(int n) {
    int sum = 0;
    outer:
    for (int i = 0; i < n; i++) {
      int k = i;
      while (k > 0) {
        if (k == 2) continue outer;
        sum += k--;
      }
      do {
        sum++;
      } while (sum % 3 != 0 && sum < 100);
      if (sum > 1000) break outer;
    }
    return sum;
  }

  private String tries(boolean fail) {
    String result = "";
    try {
      if (fail) throw new IllegalStateException("thrown");
      result += "passed";
    } catch (IllegalStateException caught) {
      result += caught.getMessage();
    } finally {
      result += "!";
    }
    return result;
  }

  private synchronized long guarded(int n) {
    synchronized (lock) {
      wide += n;
      if (n > 3) return wide;
    }
    return -1;
  }

  private int lambdas(int n) {
    IntUnaryOperator twice = x -> x * 2;
    IntUnaryOperator more =
        x -> {
          int y = x + n;
          return y;
        };
    return more.applyAsInt(twice.applyAsInt(n));
  }

  private static String name(String s) {
    return switch (s) {
      case "a", "b" -> "early";
      default -> {
        if (s.isEmpty()) yield "empty";
        yield "late";
      }
    };
  }

  private boolean early(int n) {
    if (n < 0) return false;
    return n > 2 && wide > n || n == 1;
  }

  /** What was told so far. */
  public List<String> told() {
    return told;
  }

  @Override
  public String toString() {
    return told.toString();
  }
}
