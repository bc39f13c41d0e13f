package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** One execution of a model program. */
final class ModelRun<S> {
  private static final int NOBODY = -1;

  private final ModelProgram<S> program;
  private final S state;
  private final int[] position;
  private final List<Interval> intervals = new ArrayList<>();
  private final List<Integer> preemptions = new ArrayList<>();
  private final List<Switch> switches = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private final List<String> objects = new ArrayList<>();
  private int current;

  ModelRun(ModelProgram<S> program) {
    this.program = program;
    this.state = program.start().get();
    this.position = new int[program.threads().size()];
  }

  Attempt run(Plan.Switches plan) {
    List<Switch> left = new ArrayList<>(plan.switches());
    while (anyEnabled()) {
      int next = enabled(current) ? current : nextInTurn();
      // A switch at which there is nothing to choose comes at the next choice.
      if (!left.isEmpty() && left.get(0).clock() <= actions.size() && enabledCount() > 1) {
        int wanted = left.remove(0).thread();
        next = wanted != Switch.NEXT && enabled(wanted) ? wanted : nextInTurn();
      }
      step(next);
    }
    return attempt(ended() ? judged() : failure(FailureKind.DEADLOCK));
  }

  Attempt run(Schedule schedule) {
    for (Interval interval : schedule.intervals()) {
      for (int i = 0; i < interval.actions(); i++) {
        if (!enabled(interval.thread())) {
          return attempt(new Outcome.Unresolved("left its schedule"));
        }
        step(interval.thread());
      }
    }
    return attempt(ended() ? judged() : failure(FailureKind.DEADLOCK));
  }

  private Outcome judged() {
    return program.correct().test(state) ? new Outcome.Pass() : failure(FailureKind.ASSERTION);
  }

  private static Outcome failure(FailureKind kind) {
    return new Outcome.Fail(new FailureSignature(kind, "model"), "", List.of());
  }

  private void step(int thread) {
    if (thread != current) {
      boolean preempted = enabled(current);
      if (preempted || thread != nextInTurn()) {
        switches.add(new Switch(actions.size(), thread == nextInTurn() ? Switch.NEXT : thread));
      }
      if (preempted) {
        preemptions.add(intervals.size() - 1);
      }
      current = thread;
      intervals.add(new Interval(thread, 1));
    } else if (intervals.isEmpty()) {
      intervals.add(new Interval(thread, 1));
    } else {
      Interval last = intervals.remove(intervals.size() - 1);
      intervals.add(new Interval(thread, last.actions() + 1));
    }
    int line = position[thread]++;
    Statement<S> statement = program.threads().get(thread).get(line);
    statement.effect().accept(state);
    String file = "Thread" + thread + ".java";
    int location = index(locations, new Location("Thread" + thread, "run", file, line + 1));
    int object = index(objects, statement.object());
    actions.add(
        new Action(thread, statement.operation(), location, object, statement.member(), ""));
  }

  private static <T> int index(List<T> list, T element) {
    if (!list.contains(element)) {
      list.add(element);
    }
    return list.indexOf(element);
  }

  private boolean enabled(int thread) {
    List<Statement<S>> statements = program.threads().get(thread);
    return position[thread] < statements.size()
        && statements.get(position[thread]).enabled().test(state);
  }

  private boolean anyEnabled() {
    return nextInTurn() != NOBODY;
  }

  private long enabledCount() {
    return IntStream.range(0, position.length).filter(this::enabled).count();
  }

  private boolean ended() {
    return IntStream.range(0, position.length)
        .allMatch(i -> position[i] == program.threads().get(i).size());
  }

  /** The next that can act, the running one being the last. */
  private int nextInTurn() {
    return IntStream.rangeClosed(1, position.length)
        .map(i -> (current + i) % position.length)
        .filter(this::enabled)
        .findFirst()
        .orElse(NOBODY);
  }

  private Attempt attempt(Outcome outcome) {
    List<ThreadName> names =
        IntStream.range(0, position.length)
            .mapToObj(i -> new ThreadName("main." + i, "main." + i))
            .toList();
    Trace trace =
        new Trace(
            new Target(List.of(), "Model", List.of(), List.of(), new byte[0]),
            "17",
            Settings.defaults(),
            new Schedule(intervals, List.of()),
            preemptions,
            outcome,
            names,
            locations,
            objects,
            actions);
    return new Attempt(trace, 0, switches);
  }
}
