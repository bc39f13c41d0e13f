package dev.unravel.explore;

import dev.unravel.explore.strategy.Exhaustive;
import dev.unravel.explore.strategy.RandomWalk;
import dev.unravel.explore.wire.Share;
import java.util.List;

/** The search strategies by name. */
public final class Strategies {
  private Strategies() {}

  /** Every name that {@link #byName} knows. */
  public static List<String> names() {
    return List.of("random", "exhaustive");
  }

  /** Whether the strategy remembers what it has tried, so that it must stay in one JVM. */
  public static boolean remembers(String name) {
    return name.equals("exhaustive");
  }

  /** Makes the strategy of that name, for a share of the search. */
  public static SearchStrategy byName(String name, long seed, Share share) {
    return switch (name) {
      case "random" -> new RandomWalk(seed, share);
      case "exhaustive" -> new Exhaustive(share);
      default ->
          throw new UnusableTargetException(
              "unknown strategy " + name + ", known are " + String.join(", ", names()));
    };
  }
}
