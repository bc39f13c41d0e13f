package dev.unravel.explore.strategy;

import dev.unravel.explore.entry.UnusableTargetException;
import dev.unravel.wire.Share;
import java.util.List;
import java.util.Optional;

/** The search strategies by name, in the order in which help lists them. */
public final class Strategies {
  private static final List<StrategyEntry> ALL =
      List.of(
          Auto.ENTRY,
          PreemptionBounded.ENTRY,
          PreemptionBounded.ORDERS,
          DelayBounded.ENTRY,
          Pct.ENTRY,
          Pos.ENTRY,
          Surw.ENTRY,
          RaceDirected.ENTRY,
          ReadsFrom.ENTRY,
          NewStates.ENTRY,
          RandomWalk.ENTRY,
          Exhaustive.ENTRY,
          Dpor.ENTRY);

  /** What {@code auto} runs when every execution has a JVM of its own. */
  private static final List<StrategyEntry> UNLEARNED =
      List.of(Pct.ENTRY, Pos.ENTRY, RandomWalk.ENTRY);

  private Strategies() {}

  /** Every name that {@link #byName} knows. */
  public static List<String> names() {
    return ALL.stream().map(StrategyEntry::name).toList();
  }

  /** How a strategy chooses, in a few words. */
  public static String help(String name) {
    return known(name).help();
  }

  /** Whether a strategy is of no use without what it knows from earlier executions. */
  public static boolean remembers(String name) {
    return find(name).map(StrategyEntry::remembers).orElse(false);
  }

  /** Whether several workers can each take a share of what it runs. */
  public static boolean divides(String name) {
    return find(name).map(StrategyEntry::divides).orElse(true);
  }

  /** Makes the strategy of that name, for a share of the search. */
  public static SearchStrategy byName(String name, long seed, Share share) {
    return known(name).maker().make(seed, share);
  }

  /** Makes a strategy for the only execution of a JVM, where nothing can be learned. */
  public static SearchStrategy forOne(String name, long seed, Share share) {
    StrategyEntry entry =
        name.equals(Auto.ENTRY.name())
            ? UNLEARNED.get((int) Math.floorMod(seed, (long) UNLEARNED.size()))
            : known(name);
    return entry.maker().make(seed, share);
  }

  private static StrategyEntry known(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new UnusableTargetException(
                    "unknown strategy " + name + ", known are " + String.join(", ", names())));
  }

  private static Optional<StrategyEntry> find(String name) {
    return ALL.stream().filter(each -> each.name().equals(name)).findFirst();
  }
}
