package dev.unravel.benchmarks.queries;

import dev.unravel.prove.Executions;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs a {@link GeneratedProgram}: by a schedule, and then one thread after the other. */
final class GeneratedExecutions implements Executions {
  private final GeneratedProgram program;

  GeneratedExecutions(GeneratedProgram program) {
    this.program = program;
  }

  @Override
  public Course run(List<Choice> schedule) {
    State state = new State(program);
    for (Choice choice : schedule) {
      state.act(choice.thread());
    }
    boolean acted = true;
    while (acted) {
      acted = false;
      for (int thread = 0; thread <= program.threads().size(); thread++) {
        while (state.enabled(thread)) {
          state.act(thread);
          acted = true;
        }
      }
    }
    return new Course(state.deeds, false);
  }

  /** Thread 0 starts the others and waits for them. */
  private static final class State {
    private final List<ThreadStep> deeds = new ArrayList<>();
    private final List<List<Operation>> threads;
    private final int[] next;

    /** The second half of a copy is still to be done. */
    private final boolean[] copying;

    private final int[] slots;
    private final long[] copied;
    private final boolean[] started;
    private final boolean[] ended;
    private final Map<Integer, Long> memory = new HashMap<>();
    private final Map<Integer, Integer> owners = new HashMap<>();

    State(GeneratedProgram program) {
      threads = new ArrayList<>();
      threads.add(List.of());
      threads.addAll(program.threads());
      int count = threads.size();
      next = new int[count];
      copying = new boolean[count];
      slots = new int[count];
      copied = new long[count];
      started = new boolean[count];
      ended = new boolean[count];
      started[0] = true;
    }

    boolean enabled(int thread) {
      if (!started[thread] || ended[thread]) {
        return false;
      }
      if (thread == 0) {
        int others = threads.size() - 1;
        return next[0] < others || next[0] == 2 * others || ended[next[0] - others + 1];
      }
      return next[thread] == threads.get(thread).size()
          || !(threads.get(thread).get(next[thread]) instanceof Operation.Lock lock)
          || !owners.containsKey(lock.monitor());
    }

    void act(int thread) {
      if (thread == 0) {
        main();
        return;
      }
      List<Operation> code = threads.get(thread);
      if (next[thread] == code.size()) {
        say(thread, new Step.End(), 0);
        ended[thread] = true;
        return;
      }
      Operation operation = code.get(next[thread]++);
      if (operation instanceof Operation.Lock lock) {
        owners.put(lock.monitor(), thread);
        say(thread, new Step.Lock(lock.monitor()), 0);
      } else if (operation instanceof Operation.Unlock unlock) {
        owners.remove(unlock.monitor());
        say(thread, new Step.Unlock(unlock.monitor()), 0);
      } else if (operation instanceof Operation.Write write) {
        write(thread, write.variable(), new TapeExpression.Constant(write.value()), write.value());
      } else if (operation instanceof Operation.Copy copy) {
        copy(thread, copy);
      } else if (operation instanceof Operation.Look look) {
        look(thread, look.variable());
      } else if (operation instanceof Operation.Guard guard
          && look(thread, guard.variable()) == 0) {
        next[thread] = code.size();
      }
    }

    private void main() {
      int others = threads.size() - 1;
      int at = next[0]++;
      if (at < others) {
        started[at + 1] = true;
        say(0, new Step.Start(at + 1), 0);
      } else if (at < 2 * others) {
        say(0, new Step.Join(at - others + 1), 0);
      } else {
        say(0, new Step.End(), 0);
        ended[0] = true;
      }
    }

    private void copy(int thread, Operation.Copy copy) {
      if (!copying[thread]) {
        copied[thread] = read(thread, copy.from());
        next[thread]--;
      } else {
        write(thread, copy.to(), new TapeExpression.Slot(slots[thread] - 1), copied[thread]);
      }
      copying[thread] = !copying[thread];
    }

    private long look(int thread, int variable) {
      long value = read(thread, variable);
      say(thread, new Step.Decide(new TapeExpression.Slot(slots[thread] - 1)), value);
      return value;
    }

    private long read(int thread, int variable) {
      long value = memory.getOrDefault(variable, 0L);
      slots[thread]++;
      say(thread, new Step.Read(variable), value);
      return value;
    }

    private void write(int thread, int variable, TapeExpression expression, long value) {
      memory.put(variable, value);
      say(thread, new Step.Write(variable, expression), value);
    }

    private void say(int thread, Step step, long value) {
      deeds.add(new ThreadStep(thread, step, value, -1, ""));
    }
  }
}
