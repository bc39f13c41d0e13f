package dev.unravel.prove.target;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Effect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that no action names, as one variable: the inside of java.util.concurrent, monitors,
 * permits, interrupts, the clock. It holds nothing but its own history: who has used it, after
 * having read what, in which order. Equal histories, equal states; so whoever uses it is pinned to
 * the history, and no class needs a model. Who can act is a function of that history too, and is
 * told by the executions ({@link Effect}).
 */
final class HiddenState {
  private final Names names;
  private final ValueHistories histories;
  private final List<ThreadName> threads;
  private final Map<Long, List<Effect>> effects = new HashMap<>();
  private final Map<Integer, Boolean> blocked = new HashMap<>();
  private final int variable;
  private long state;

  HiddenState(Names names, ValueHistories histories, List<ThreadName> threads, Chart chart) {
    this.names = names;
    this.histories = histories;
    this.threads = threads;
    this.variable = names.variables().of("hidden state");
    for (Effect effect : chart.effects()) {
      effects.computeIfAbsent(effect.clock(), clock -> new ArrayList<>()).add(effect);
    }
  }

  /** Whether an action did more than it says. */
  boolean isUsed(long clock) {
    return effects.containsKey(clock);
  }

  /** The variable that keeps a thread from acting. */
  int blocks(int thread) {
    return names.variables().of("blocked " + thread);
  }

  /** That a thread looks at the state; to be pinned. */
  ThreadStep look(int thread, String where) {
    return new ThreadStep(thread, new Step.Look(variable), state, -1, where);
  }

  /** What has come of it, once it is pinned. */
  List<ThreadStep> changes(int thread, long clock, String where) {
    List<ThreadStep> deeds = new ArrayList<>();
    state = names.state(histories.of(thread));
    deeds.add(put(thread, variable, state, where));
    boolean over = false;
    Map<Integer, Boolean> now = new HashMap<>();
    for (Effect effect : effects.getOrDefault(clock, List.of())) {
      over |= effect.kind() == Effect.Kind.OVER;
      // One that is about to be started has no number yet; it can act.
      Integer whom = histories.thread(threads.get(effect.thread()).path());
      if (whom != null
          && (effect.kind() == Effect.Kind.BLOCKED || effect.kind() == Effect.Kind.FREED)) {
        now.put(whom, effect.kind() == Effect.Kind.BLOCKED);
      }
    }
    now.forEach(
        (whom, isBlocked) -> {
          if (blocked.getOrDefault(whom, false) != isBlocked) {
            blocked.put(whom, isBlocked);
            deeds.add(put(thread, blocks(whom), isBlocked ? 1 : 0, where));
          }
        });
    if (over) {
      deeds.add(new ThreadStep(thread, new Step.Over(), 0, -1, where));
    }
    return deeds;
  }

  private static ThreadStep put(int thread, int variable, long value, String where) {
    return new ThreadStep(
        thread, new Step.Put(variable, new TapeExpression.Constant(value)), value, -1, where);
  }
}
