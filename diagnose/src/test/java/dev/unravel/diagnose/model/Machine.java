package dev.unravel.diagnose.model;

import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A program in the middle of an execution, one action at a time. */
public final class Machine {
  private static final int VARIABLES = 8;
  private static final int MONITORS = 4;

  /** Who has read in vain so often steps back until another has acted. */
  private static final int PATIENCE = 4;

  private enum State {
    RUNNING,
    WAITING,
    NOTIFIED
  }

  final Program program;
  final List<Action> actions = new ArrayList<>();
  final List<Interval> intervals = new ArrayList<>();
  final List<Integer> preemptions = new ArrayList<>();
  final List<List<Integer>> paths = new ArrayList<>();
  Outcome outcome;

  private final int[] variables = new int[VARIABLES];
  private final int[] holders = new int[MONITORS];
  private final List<List<Integer>> waiting = new ArrayList<>();
  private final int[] counters;
  private final int[] registers;
  private final int[] spins;
  private final State[] states;
  private int running = -1;

  public Machine(Program program) {
    this.program = program;
    int n = program.threads().size();
    counters = new int[n];
    registers = new int[n];
    spins = new int[n];
    states = new State[n];
    Arrays.fill(states, State.RUNNING);
    Arrays.fill(holders, -1);
    for (int i = 0; i < MONITORS; i++) {
      waiting.add(new ArrayList<>());
    }
    for (int i = 0; i < n; i++) {
      paths.add(new ArrayList<>());
    }
  }

  public int threads() {
    return counters.length;
  }

  int running() {
    return running;
  }

  boolean ended() {
    return outcome != null;
  }

  /** Where a thread is, to compare it with where it was in another execution. */
  int position(int thread) {
    return 2 * counters[thread] + (states[thread] == State.NOTIFIED ? 1 : 0);
  }

  boolean enabled(int thread) {
    if (ended() || finished(thread) || spins[thread] >= PATIENCE) {
      return false;
    }
    return switch (states[thread]) {
      case WAITING -> false;
      case NOTIFIED -> holders[((Statement.Wait) next(thread)).monitor()] < 0;
      case RUNNING -> !(next(thread) instanceof Statement.Lock lock) || holders[lock.monitor()] < 0;
    };
  }

  /** Those who can act, the running one first, the others in turn. */
  List<Integer> enabled() {
    int first = Math.max(running, 0);
    return IntStream.range(0, threads())
        .map(i -> (first + i) % threads())
        .filter(this::enabled)
        .boxed()
        .toList();
  }

  private boolean finished(int thread) {
    return counters[thread] >= program.threads().get(thread).size();
  }

  private Statement next(int thread) {
    return program.threads().get(thread).get(counters[thread]);
  }

  void act(int thread) {
    int last = intervals.size() - 1;
    if (thread == running) {
      intervals.set(last, new Interval(thread, intervals.get(last).actions() + 1));
    } else {
      if (running >= 0 && enabled(running)) {
        preemptions.add(last);
      }
      intervals.add(new Interval(thread, 1));
      running = thread;
    }
    for (int other = 0; other < threads(); other++) {
      spins[other] = other == thread ? spins[other] : 0;
    }
    paths.get(thread).add(position(thread));
    execute(thread, next(thread));
    if (!ended() && IntStream.range(0, threads()).noneMatch(this::enabled)) {
      outcome = stuck();
    }
  }

  private void execute(int thread, Statement statement) {
    int line = counters[thread]++;
    if (statement instanceof Statement.Read s) {
      access(thread, Operation.READ, s.variable());
      registers[thread] = variables[s.variable()];
    } else if (statement instanceof Statement.Write s) {
      access(thread, Operation.WRITE, s.variable());
      variables[s.variable()] = s.value();
    } else if (statement instanceof Statement.WriteSum s) {
      access(thread, Operation.WRITE, s.variable());
      variables[s.variable()] = registers[thread] + s.more();
    } else if (statement instanceof Statement.If s) {
      access(thread, Operation.READ, s.variable());
      counters[thread] += variables[s.variable()] == s.value() ? 0 : s.skipped();
    } else if (statement instanceof Statement.SpinUntil s) {
      access(thread, Operation.READ, s.variable());
      boolean over = variables[s.variable()] == s.value();
      counters[thread] -= over ? 0 : 1;
      spins[thread] = over ? 0 : spins[thread] + 1;
    } else if (statement instanceof Statement.Check s) {
      access(thread, Operation.READ, s.variable());
      if (variables[s.variable()] != s.value()) {
        fail(FailureKind.ASSERTION, thread + ":" + line);
      }
    } else if (statement instanceof Statement.Error) {
      act(thread, Operation.YIELD, -1, "");
      fail(FailureKind.EXCEPTION, thread + ":" + line);
    } else {
      synchronise(thread, statement);
    }
  }

  private void synchronise(int thread, Statement statement) {
    if (statement instanceof Statement.Lock s) {
      lock(thread, s.monitor());
    } else if (statement instanceof Statement.Unlock s) {
      monitor(thread, Operation.UNLOCK, s.monitor());
      release(thread, s.monitor());
    } else if (statement instanceof Statement.Notify s) {
      monitor(thread, Operation.NOTIFY, s.monitor());
      List<Integer> waiters = waiting.get(s.monitor());
      if (!waiters.isEmpty()) {
        states[waiters.remove(0)] = State.NOTIFIED;
      }
    } else if (statement instanceof Statement.Wait s && states[thread] == State.NOTIFIED) {
      states[thread] = State.RUNNING;
      lock(thread, s.monitor());
    } else if (statement instanceof Statement.Wait s) {
      monitor(thread, Operation.WAIT, s.monitor());
      release(thread, s.monitor());
      states[thread] = State.WAITING;
      waiting.get(s.monitor()).add(thread);
      counters[thread]--;
    }
  }

  private void lock(int thread, int monitor) {
    monitor(thread, Operation.LOCK, monitor);
    holders[monitor] = thread;
  }

  private void release(int thread, int monitor) {
    holders[monitor] = holders[monitor] == thread ? -1 : holders[monitor];
  }

  private void access(int thread, Operation operation, int variable) {
    act(thread, operation, 0, "v" + variable);
  }

  private void monitor(int thread, Operation operation, int monitor) {
    act(thread, operation, 1 + monitor, "");
  }

  private void act(int thread, Operation operation, int object, String member) {
    int location = Executions.location(thread, paths.get(thread).get(paths.get(thread).size() - 1));
    actions.add(new Action(thread, operation, location, object, member, ""));
  }

  private void fail(FailureKind kind, String where) {
    outcome = new Outcome.Fail(new FailureSignature(kind, where), "", List.of());
  }

  private Outcome stuck() {
    StringBuilder where = new StringBuilder();
    for (int thread = 0; thread < threads(); thread++) {
      if (!finished(thread)) {
        where.append(thread).append(':').append(position(thread)).append(' ');
      }
    }
    return where.isEmpty()
        ? new Outcome.Pass()
        : new Outcome.Fail(
            new FailureSignature(FailureKind.DEADLOCK, where.toString()), "", List.of());
  }
}
