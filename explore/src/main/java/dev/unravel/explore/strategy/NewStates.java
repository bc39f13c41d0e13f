package dev.unravel.explore.strategy;

import dev.unravel.explore.follow.Turns;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;

/**
 * Goes where no execution has been, by what variables hold. Ours; an archive of states to return to
 * and explore from is the idea of Ecoffet, Huizinga, Lehman, Stanley, Clune, "First return, then
 * explore", Nature 2021, and not to explore a state twice that of every model checker.
 *
 * <p>An execution first repeats the way to a state that is known and from which some thread was
 * never let go on, and lets that thread go on. From there it prefers, in every state, threads that
 * have not been let go on in it; the rest is random. So a state that takes a dozen unlikely choices
 * in a row is come to step by step, where sampling has to make all of them right at once: the stack
 * of Vyukov that fails in one of a million random executions takes some ten thousand.
 *
 * <p>A state is where the threads are, what variables hold, and what each thread has read last: few
 * enough to come back to, and what a thread does next mostly depends on no more. When there is
 * nothing left to try, it begins again and tells states apart by more of the values read. Ways lead
 * through states that only look the same, so they may lead elsewhere; what counts is only that they
 * lead somewhere new. It never claims that everything was run.
 */
public final class NewStates implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.remembering("states", "goes on from known states to new ones", NewStates::new);

  /** So many values in a row tell states apart at most. */
  private static final int MOST_VALUES = 8;

  /** Of one execution not more states are kept: a long one would fill the archive by itself. */
  private static final int MOST_NEW = 1_000;

  private final Dice dice;
  private final Timeouts timeouts;
  private final StateArchive archive = new StateArchive();
  private int values = 1;
  private int learnedPoints;

  // The threads that act on the way to where this execution begins to explore.
  private int[] way = new int[256];
  private int wayLength;
  private int position;

  // The last state that is in the archive, or -1, and who acted there.
  private int state;
  private int actor;
  private int added;

  public NewStates(long seed, Share share) {
    dice = new Dice(seed, share);
    timeouts = new Timeouts(dice);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public int values() {
    return values;
  }

  @Override
  public void begin() {
    dice.begin();
    timeouts.begin();
    position = 0;
    wayLength = 0;
    state = -1;
    actor = -1;
    added = 0;
    if (archive.isFull() || Execution.learnedPoints() > learnedPoints) {
      // A way is a list of choices, and there are more choices now.
      learnedPoints = Execution.learnedPoints();
      archive.clear();
    }
    int goal = archive.anyOpen(dice);
    if (goal >= 0) {
      aim(goal);
    } else if (!archive.isEmpty()) {
      values = values == MOST_VALUES ? 1 : values + 1;
      archive.clear();
    }
  }

  /** Plans the way to a state, and what to do there. */
  private void aim(int goal) {
    state = goal;
    actor = any(archive.untried(goal));
    archive.tries(goal, StateArchive.bit(actor));
    for (int s = goal; archive.before(s) >= 0; s = archive.before(s)) {
      wayLength++;
    }
    if (way.length <= wayLength) {
      way = new int[wayLength * 2];
    }
    int i = wayLength;
    way[i] = actor;
    for (int s = goal; archive.before(s) >= 0; s = archive.before(s)) {
      way[--i] = archive.actor(s);
    }
    wayLength++;
  }

  private int any(long threads) {
    int left = dice.below(Long.bitCount(threads));
    long rest = threads;
    while (left-- > 0) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    while (position < wayLength) {
      // One that cannot act is left out: the way was made of pieces that need not fit.
      int i = Turns.find(way[position++], enabled, count);
      if (i >= 0) {
        return i;
      }
    }
    long threads = inTime(enabled, count);
    state = enter(threads);
    long untried = state < 0 ? 0 : archive.untried(state) & threads;
    return pick(enabled, count, untried == 0 ? threads : untried);
  }

  /** The state that it has come to, -1 if that is none to keep. */
  private int enter(long threads) {
    if (added == MOST_NEW) {
      return -1;
    }
    long hash = Execution.stateOfValues();
    hash = hash == 0 ? 1 : hash;
    int known = archive.find(hash);
    if (known >= 0 || archive.isFull()) {
      return known;
    }
    added++;
    return archive.add(hash, state, actor, threads);
  }

  /** Those whose time need not be up, a bit for each; all if there is no other. */
  private long inTime(ControlledThread[] enabled, int count) {
    long some = 0;
    long all = 0;
    for (int i = 0; i < count; i++) {
      long bit = StateArchive.bit(enabled[i].id());
      all |= bit;
      some |= timeouts.mustWait(enabled[i]) ? 0 : bit;
    }
    return some == 0 ? all : some;
  }

  private int pick(ControlledThread[] enabled, int count, long threads) {
    int candidates = 0;
    for (int i = 0; i < count; i++) {
      candidates += (threads & StateArchive.bit(enabled[i].id())) != 0 ? 1 : 0;
    }
    int left = dice.below(candidates);
    int i = -1;
    while (left >= 0) {
      i++;
      left -= (threads & StateArchive.bit(enabled[i].id())) != 0 ? 1 : 0;
    }
    actor = enabled[i].id();
    if (state >= 0) {
      archive.tries(state, StateArchive.bit(actor));
    }
    return i;
  }

  /** The same whenever the execution has come this way. */
  @Override
  public int pick(int bound) {
    long x = Execution.hash() * 0x9E3779B97F4A7C15L;
    return (int) ((x >>> 33) % bound);
  }
}
