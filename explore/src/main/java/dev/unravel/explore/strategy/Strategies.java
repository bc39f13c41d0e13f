package dev.unravel.explore.strategy;

import dev.unravel.explore.entry.UnusableTargetException;
import dev.unravel.wire.Share;
import java.util.List;

/** The search strategies by name. */
public final class Strategies {
  private static final String AUTO = "auto";

  /** What {@code auto} runs when every execution has a JVM of its own. */
  private static final List<String> UNLEARNED = List.of("pct", "pos", "random");

  private Strategies() {}

  /** Every name that {@link #byName} knows. */
  public static List<String> names() {
    return List.of(
        AUTO,
        "preemption",
        "orders",
        "delay",
        "pct",
        "pos",
        "surw",
        "race",
        "readsfrom",
        "states",
        "random",
        "exhaustive");
  }

  /** Whether a strategy is of no use without what it knows from earlier executions. */
  public static boolean remembers(String name) {
    return switch (name) {
      case "exhaustive", "preemption", "orders", "delay", "states" -> true;
      default -> false;
    };
  }

  /** Makes the strategy of that name, for a share of the search. */
  public static SearchStrategy byName(String name, long seed, Share share) {
    return switch (name) {
      case AUTO -> new Auto(seed, share);
      case "preemption" -> new PreemptionBounded(share);
      case "orders" -> PreemptionBounded.withoutRepetitions(share);
      case "delay" -> new DelayBounded(share);
      case "pct" -> new Pct(seed, share);
      case "pos" -> new Pos(seed, share);
      case "surw" -> new Surw(seed, share);
      case "race" -> new RaceDirected(seed, share);
      case "readsfrom" -> new ReadsFrom(seed, share);
      case "states" -> new NewStates(seed, share);
      case "random" -> new RandomWalk(seed, share);
      case "exhaustive" -> new Exhaustive(share);
      default ->
          throw new UnusableTargetException(
              "unknown strategy " + name + ", known are " + String.join(", ", names()));
    };
  }

  /** Makes a strategy for the only execution of a JVM, where nothing can be learned. */
  public static SearchStrategy forOne(String name, long seed, Share share) {
    return name.equals(AUTO)
        ? byName(UNLEARNED.get((int) Math.floorMod(seed, (long) UNLEARNED.size())), seed, share)
        : byName(name, seed, share);
  }
}
