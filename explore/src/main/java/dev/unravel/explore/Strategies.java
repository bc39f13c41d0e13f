package dev.unravel.explore;

import dev.unravel.explore.strategy.Exhaustive;
import dev.unravel.explore.strategy.RandomWalk;
import java.util.List;

/** The search strategies by name. */
public final class Strategies {
  private Strategies() {}

  /** Every name that {@link #byName} knows. */
  public static List<String> names() {
    return List.of("random", "exhaustive");
  }

  /** Makes the strategy of that name. */
  public static SearchStrategy byName(String name, long seed) {
    return switch (name) {
      case "random" -> new RandomWalk(seed);
      case "exhaustive" -> new Exhaustive();
      default ->
          throw new UnusableTargetException(
              "unknown strategy " + name + ", known are " + String.join(", ", names()));
    };
  }
}
