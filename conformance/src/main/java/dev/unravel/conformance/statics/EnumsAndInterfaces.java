package dev.unravel.conformance.statics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Enums, with bodies and without, and interfaces with constants, which are never reset. */
public final class EnumsAndInterfaces {
  private static final Map<Object, Integer> USES = new HashMap<>();

  private enum Plain {
    ONE,
    TWO
  }

  private enum WithBodies {
    UP {
      @Override
      int next(int i) {
        return i + Step.SIZE;
      }
    },
    DOWN {
      @Override
      int next(int i) {
        return i - Step.SIZE;
      }
    };

    private final int first = Step.SIZE;

    abstract int next(int i);
  }

  private static final class Step {
    static final int SIZE = Integer.parseInt("2");
    static int steps;

    private Step() {}
  }

  private interface Constants {
    List<String> NAMES = List.of("a", "b");
    Object MARK = new Object();
  }

  private static synchronized void use(int i) {
    USES.merge(Plain.values()[i], WithBodies.values()[i].next(i), Integer::sum);
    Step.steps += WithBodies.UP.first;
    USES.merge(Constants.NAMES.get(i), 1, Integer::sum);
    USES.merge(Constants.MARK.getClass().getSimpleName(), 1, Integer::sum);
    switch (Plain.values()[i]) {
      case ONE -> Step.steps += 10;
      case TWO -> Step.steps += 20;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> use(1));
    t.start();
    use(0);
    t.join();
    System.out.println(new ArrayList<>(USES.keySet()) + " " + USES.values() + " " + Step.steps);
  }
}
