package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepLog;
import dev.unravel.runtime.schedule.ControlledThread;

/**
 * The way through the tree of choices that the running execution goes, and what is left to try
 * beside it. A step is what a thread does from one choice to the next.
 *
 * <p>At every choice, {@link Races} collects the threads that have to be chosen there, and a thread
 * that was chosen before sleeps until a step is taken that its own depends on. An execution in
 * which only sleepers could act repeats others, and ends there.
 *
 * <p>Arrays only while an execution runs: threads of the target ask.
 */
public final class Reduction {
  /** A bit for each. */
  private static final int MOST_THREADS = 64;

  private static final int MOST_STEPS = 1 << 20;

  private final Races races = new Races();
  private final TreeEstimate estimate = new TreeEstimate();
  private ThreadChoice[] choices = new ThreadChoice[64];

  /** So many choices are planned, those of the last execution up to where it is to differ. */
  private int planned;

  private int position;
  private boolean started;
  private boolean over;
  private boolean cut;
  private boolean incomplete;

  /** Forgets what was run. */
  public void startOver() {
    planned = 0;
    position = 0;
    started = false;
    over = false;
    incomplete = false;
    estimate.startOver();
  }

  /** Whether there is nothing left to run. */
  public boolean isOver() {
    return over;
  }

  /** Whether nothing was left out of what was run. */
  public boolean isComplete() {
    return !incomplete;
  }

  /** Whether the last execution repeated others, and did not come to its end. */
  public boolean wasCut() {
    return cut;
  }

  public void begin() {
    position = 0;
    cut = false;
    started = true;
  }

  /** Picks the thread that acts next, -1 for none. */
  public int choose(ControlledThread[] enabled, int count, ControlledThread running) {
    long can = 0;
    for (int i = 0; i < count; i++) {
      if (enabled[i].id() >= MOST_THREADS) {
        incomplete = true;
        cut = true;
        return -1;
      }
      can |= 1L << enabled[i].id();
    }
    int i = position < planned ? planned(enabled, count, can) : -1;
    if (i < 0) {
      i = choose(enabled, count, running, can);
      if (i < 0) {
        return i;
      }
    }
    position++;
    StepLog.begin(enabled[i]);
    return i;
  }

  /** The one that is planned, -1 if the target does not repeat. */
  private int planned(ControlledThread[] enabled, int count, long can) {
    ThreadChoice choice = choices[position];
    for (int i = 0; i < count; i++) {
      if (enabled[i].id() == choice.chosen) {
        int about = about(enabled[i]);
        if (choice.enabled == can && (choice.about == 0 || choice.about == about)) {
          choice.about = about;
          choice.nextPick = 0;
          return i;
        }
      }
    }
    incomplete = true;
    planned = position;
    return -1;
  }

  private int choose(ControlledThread[] enabled, int count, ControlledThread running, long can) {
    if (position == MOST_STEPS) {
      incomplete = true;
      cut = true;
      return -1;
    }
    if (position == choices.length) {
      ThreadChoice[] more = new ThreadChoice[position * 2];
      System.arraycopy(choices, 0, more, 0, position);
      choices = more;
    }
    ThreadChoice choice = choices[position];
    if (choice == null) {
      choice = choices[position] = new ThreadChoice();
    }
    choice.asleep = 0;
    if (position > 0) {
      sleep(choices[position - 1], choice);
    }
    int i = awake(enabled, count, running, choice.asleep);
    if (i < 0) {
      cut = true;
      return -1;
    }
    choice.begin(can, enabled[i].id(), about(enabled[i]));
    choice.site = enabled[i].site();
    planned = position + 1;
    return i;
  }

  /** Who need not be chosen before the step just taken need not be either, unless it matters. */
  private void sleep(ThreadChoice before, ThreadChoice now) {
    int step = position - 1;
    long rest = (before.asleep | before.done) & ~(1L << before.chosen);
    for (; rest != 0; rest &= rest - 1) {
      int t = Long.numberOfTrailingZeros(rest);
      if (!before.steps[t].dependsOn(t, step)) {
        now.putToSleep(t, before.steps[t]);
      }
    }
  }

  /** The running thread if it can go on, else the oldest; timeouts come last. */
  private static int awake(
      ControlledThread[] enabled, int count, ControlledThread running, long asleep) {
    int best = -1;
    for (int i = 0; i < count; i++) {
      ControlledThread t = enabled[i];
      if ((asleep & 1L << t.id()) == 0 && (best < 0 || isBetter(t, enabled[best], running))) {
        best = i;
      }
    }
    return best;
  }

  private static boolean isBetter(
      ControlledThread t, ControlledThread than, ControlledThread running) {
    if (t.isRunnable() != than.isRunnable()) {
      return t.isRunnable();
    }
    return t == running || than != running && t.id() < than.id();
  }

  private static int about(ControlledThread t) {
    return t.site() * 32 + t.operation().ordinal() + 1 << 1 | (t.isRunnable() ? 1 : 0) | 1 << 31;
  }

  public int pick(int bound) {
    return position == 0 ? 0 : choices[position - 1].pick(bound);
  }

  /** How much of the tree has been run, as far as that can be told, and what is in the way. */
  public String progress() {
    return estimate.text(choices, planned);
  }

  /** An execution is over: finds out what else there is to run, and plans it. */
  public void executed() {
    if (!started || over) {
      return;
    }
    int steps = position;
    // One that was given up on the way has not shown what lies beyond.
    if (steps < planned || steps != StepLog.steps() || StepLog.isIncomplete() || StepLog.spun()) {
      incomplete = true;
    }
    races.find(choices, Math.min(steps, StepLog.steps()), 0, !cut);
    planned = steps;
    while (planned > 0 && !choices[planned - 1].advance(planned - 1)) {
      planned--;
    }
    over = planned == 0;
    estimate.executed(choices, planned);
  }
}
