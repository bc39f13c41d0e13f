package dev.unravel.runtime.schedule;

/**
 * Gives every enabled thread its turn. Tells an honest long run from a livelock: when an execution
 * has taken too many actions, or all who can act have spun for long, it goes on fairly for a while,
 * and somebody looks whether anybody gets anywhere.
 */
final class FairTurns implements Strategy {
  private static final int TURN = 50;

  /** Actions after which it is asked whether all spin. */
  private static final int ROUND = 5_000;

  /** Actions that are looked at, at most. */
  private static final int STRETCH = 4_096;

  /** The same where there may be nothing to look at: it takes a hundred times as long. */
  private static final int SHORT_STRETCH = 512;

  private static final int MANY_STEPS_BACK = 16;

  /** The clock when there is something to decide again. */
  static long due;

  /** Set from outside: the execution is to end, whatever it does. */
  static boolean cut;

  /** The clock when something was changed that another thread could see. */
  static long changed;

  private static long mostActions;
  private static Strategy before;
  private static boolean looking;
  private static long lookFrom;
  private static long lookUntil;

  /** Whether there was a choice that was not the search's. */
  private static boolean chose;

  private int left = TURN;
  private int lastId = -1;

  static void reset(Limits limits) {
    mostActions = limits.maxActions();
    due = Math.min(mostActions, ROUND);
    before = null;
    changed = 0;
    looking = cut = false;
  }

  /** Who decides from here on; null if the execution is not to go on. */
  static Strategy next(Strategy now, long clock) {
    if (cut) {
      return null;
    }
    if (!(now instanceof FairTurns)) {
      boolean tooMany = clock >= mostActions;
      if (!tooMany && (clock - changed < ROUND / 2 || !allSpin())) {
        due = Math.min(mostActions, clock + ROUND);
        return now;
      }
      if (tooMany) {
        Scheduler.observer.tooLong();
      }
      before = tooMany ? null : now;
      look(clock, tooMany ? STRETCH : SHORT_STRETCH);
      return new FairTurns();
    }
    if (looking) {
      if (Scheduler.observer.getsNowhere()) {
        return null;
      }
      if (clock < lookUntil) {
        due = Math.min(lookUntil, clock + clock - lookFrom);
        return now;
      }
      Scheduler.observer.looksNoMore();
    }
    if (before != null) {
      if (chose) {
        Scheduler.observer.tooLong();
      }
      due = Math.min(mostActions, clock + 4 * ROUND);
      return before;
    }
    if (clock >= 2 * mostActions) {
      return null;
    }
    if (looking) {
      looking = false;
      due = Math.min(2 * mostActions, clock + mostActions / 4);
    } else {
      look(clock, STRETCH);
    }
    return now;
  }

  private static void look(long clock, long actions) {
    looking = true;
    chose = false;
    lookFrom = clock;
    lookUntil = clock + Math.min(actions, mostActions);
    due = Math.min(lookUntil, clock + SHORT_STRETCH);
    Scheduler.observer.looksForProgress();
  }

  /** Whether whoever can act has kept stepping back, or has nobody to step back for. */
  private static boolean allSpin() {
    int all = 0;
    int spinning = 0;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state == ControlledThread.State.RUNNABLE
          || t.state == ControlledThread.State.YIELDING) {
        all++;
        spinning += t.stepsBack >= MANY_STEPS_BACK ? 1 : 0;
      }
    }
    return Scheduler.threadCount > 1 && (all == 1 || spinning == all);
  }

  @Override
  public void begin() {}

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    chose = true;
    if (running != null && running.id == lastId && --left > 0) {
      return running.slot;
    }
    left = TURN;
    int next = -1;
    int first = 0;
    for (int i = 0; i < count; i++) {
      int id = enabled[i].id;
      if (id < enabled[first].id) {
        first = i;
      }
      if (id > lastId && (next < 0 || id < enabled[next].id)) {
        next = i;
      }
    }
    int chosen = next < 0 ? first : next;
    lastId = enabled[chosen].id;
    return chosen;
  }

  @Override
  public int pick(int bound) {
    return 0;
  }
}
