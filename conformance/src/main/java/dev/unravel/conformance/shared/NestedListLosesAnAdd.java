package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A list in a map in an object in a static field. */
@Outcomes({"[1]", "[2]", "[1, 2]", "[2, 1]"})
public final class NestedListLosesAnAdd {
  private static final class Registry {
    final Map<String, List<Integer>> lists = new HashMap<>();

    Registry() {
      lists.put("a", new ArrayList<>(10));
    }
  }

  private static final Registry REGISTRY = new Registry();

  public static void main(String[] args) throws InterruptedException {
    REGISTRY.lists.get("a").clear();
    Thread one = new Thread(() -> REGISTRY.lists.get("a").add(1));
    Thread two = new Thread(() -> REGISTRY.lists.get("a").add(2));
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(REGISTRY.lists.get("a"));
  }
}
