package dev.unravel.explore.strategy;

import dev.unravel.explore.memory.ReadsFromPairs;
import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.place.SitePairs;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Reads-from directed fuzzing: Wolff, Shi, Duck, Mathur, Roychoudhury, "Greybox Fuzzing for
 * Concurrency Testing", ASPLOS 2024. An abstract schedule is a set of wishes, that the read at one
 * site takes its value from the write at another, or that it does not. A thread about to read
 * something else than wished waits as long as others can act; the rest is partial order sampling.
 * Schedules whose executions show pairs of write and read that were new, or a new combination, are
 * kept and mutated; those that show what is rare get more turns.
 *
 * <p>Deviations: taking a monitor, an atomic update and a call into java.util.concurrent count as
 * reads of the last of their kind; a kept schedule's turns are its rank among the recent ones, not
 * the paper's power schedule.
 */
public final class ReadsFrom implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("readsfrom", "reads see writes not seen before", ReadsFrom::new);

  private static final int MOST_WISHES = 8;
  private static final int MOST_KEPT = 256;

  /** A write and a read, and whether the read is to take its value from there. */
  private record Wish(int write, int read, boolean wanted) {}

  private final Pos sampling;
  private final Dice dice;
  private final ReadsFromPairs seen = new ReadsFromPairs();
  private final List<List<Wish>> kept = new ArrayList<>();
  private List<Wish> current = List.of();

  // The wishes of this execution in arrays, which is all that may be used while it runs.
  private int wishes;
  private final int[] writes = new int[MOST_WISHES];
  private final int[] reads = new int[MOST_WISHES];
  private final boolean[] wanted = new boolean[MOST_WISHES];

  public ReadsFrom(long seed, Share share) {
    sampling = new Pos(seed, share);
    dice = sampling.dice();
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public void begin() {
    sampling.begin();
    seen.begin();
    // The latest finds come up most often: the smaller of two draws.
    int back = Math.min(dice.below(kept.size() + 1), dice.below(kept.size() + 1));
    current = mutate(back == kept.size() ? List.of() : kept.get(kept.size() - 1 - back));
    wishes = current.size();
    for (int i = 0; i < wishes; i++) {
      writes[i] = current.get(i).write;
      reads[i] = current.get(i).read;
      wanted[i] = current.get(i).wanted;
    }
  }

  private List<Wish> mutate(List<Wish> schedule) {
    List<Wish> mutant = new ArrayList<>(schedule);
    int pairs = SitePairs.count();
    if (pairs == 0) {
      return mutant;
    }
    if (!mutant.isEmpty() && dice.oneIn(3)) {
      int i = dice.below(mutant.size());
      Wish wish = mutant.remove(i);
      if (dice.oneIn(2)) {
        mutant.add(new Wish(wish.write, wish.read, !wish.wanted));
      }
    } else if (mutant.size() < MOST_WISHES) {
      int pair = dice.below(pairs);
      boolean turned = dice.oneIn(2);
      int write = turned ? SitePairs.second(pair) : SitePairs.first(pair);
      int read = turned ? SitePairs.first(pair) : SitePairs.second(pair);
      mutant.add(new Wish(write, read, !dice.oneIn(3)));
    }
    return mutant;
  }

  @Override
  public void executed(BooleanSupplier newOrder) {
    if (seen.end() && !current.isEmpty()) {
      if (kept.size() == MOST_KEPT) {
        kept.remove(0);
      }
      kept.add(current);
    }
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int best = -1;
    int bestRank = 0;
    long bestPriority = 0;
    for (int i = 0; i < count; i++) {
      ControlledThread t = enabled[i];
      long priority = sampling.priority(t);
      // Rather spoil a wish than let all timeouts pass.
      int rank = priority < 0 ? -2 : rank(t);
      if (best < 0 || rank > bestRank || rank == bestRank && priority > bestPriority) {
        best = i;
        bestRank = rank;
        bestPriority = priority;
      }
    }
    ControlledThread t = enabled[best];
    int from = ConflictWatch.lastWrite(t);
    if (from >= 0) {
      seen.add(from, t.site());
    }
    sampling.acts(enabled, count, t);
    return best;
  }

  /** 1 if a wish comes true when the thread acts now, -1 if one is spoiled, else 0. */
  private int rank(ControlledThread t) {
    int rank = 0;
    for (int i = 0; i < wishes; i++) {
      if (reads[i] == t.site()) {
        boolean reads = ConflictWatch.lastWrite(t) == writes[i];
        if (reads != wanted[i]) {
          return -1;
        }
        rank = wanted[i] ? 1 : rank;
      }
    }
    return rank;
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
