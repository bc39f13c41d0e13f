package dev.unravel.prove;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs a {@link ModelProgram} instruction by instruction, knowing nothing of paths and trees; says
 * what it does in steps if somebody listens.
 */
final class ModelState {
  private final ModelProgram program;
  private final boolean[] started;
  private final int[] pc;
  private final long[][] locals;
  private final long[] memory;
  private final int[] owner;
  private final List<List<Integer>> waiting = new ArrayList<>();
  private boolean failed;

  // The tape: what the locals hold in terms of what was read.
  private final TapeExpression[][] tape;
  private final int[] reads;
  private final List<ThreadStep> deeds;

  ModelState(ModelProgram program, List<ThreadStep> deeds) {
    this.program = program;
    int n = program.threads().size();
    started = new boolean[n];
    pc = new int[n];
    locals = new long[n][program.locals()];
    memory = new long[program.variables()];
    owner = new int[program.monitors()];
    Arrays.fill(owner, -1);
    for (int i = 0; i < program.monitors(); i++) {
      waiting.add(List.of());
    }
    tape = new TapeExpression[n][program.locals()];
    for (TapeExpression[] each : tape) {
      Arrays.fill(each, new TapeExpression.Constant(0));
    }
    reads = new int[n];
    this.deeds = deeds;
    for (int i = 0; i < n; i++) {
      started[i] = !program.isSpawned(i);
      if (started[i]) {
        think(i);
      }
    }
  }

  private ModelState(ModelState other) {
    program = other.program;
    started = other.started.clone();
    pc = other.pc.clone();
    locals = Arrays.stream(other.locals).map(long[]::clone).toArray(long[][]::new);
    memory = other.memory.clone();
    owner = other.owner.clone();
    waiting.addAll(other.waiting);
    failed = other.failed;
    tape = other.tape;
    reads = other.reads;
    deeds = null;
  }

  /** Without the tape. */
  ModelState copy() {
    return new ModelState(this);
  }

  boolean failed() {
    return failed;
  }

  List<Long> memory() {
    return Arrays.stream(memory).boxed().toList();
  }

  /** Everything that matters for what comes, and for what has come of it. */
  List<Object> key() {
    List<Object> key = new ArrayList<>(memory());
    for (int i = 0; i < pc.length; i++) {
      key.add(started[i] ? pc[i] : -2);
      Arrays.stream(locals[i]).forEach(key::add);
    }
    Arrays.stream(owner).forEach(key::add);
    key.addAll(waiting);
    key.add(failed);
    return key;
  }

  boolean ended(int thread) {
    return pc[thread] == program.threads().get(thread).size() + 1;
  }

  boolean allEnded() {
    for (int i = 0; i < pc.length; i++) {
      if (!ended(i)) {
        return false;
      }
    }
    return true;
  }

  boolean enabled(int thread) {
    if (failed || !started[thread] || ended(thread)) {
      return false;
    }
    for (int m = 0; m < owner.length; m++) {
      if (waiting.get(m).contains(thread)) {
        return false;
      }
    }
    Instruction next = next(thread);
    if (next instanceof Instruction.Enter enter) {
      return owner[enter.monitor()] < 0;
    }
    if (next instanceof Instruction.Await await && owner[await.monitor()] != thread) {
      return owner[await.monitor()] < 0;
    }
    return !(next instanceof Instruction.Collect collect) || ended(collect.thread());
  }

  /** Null when only the end is left. */
  private Instruction next(int thread) {
    List<Instruction> code = program.threads().get(thread);
    return pc[thread] < code.size() ? code.get(pc[thread]) : null;
  }

  int picks(int thread) {
    return next(thread) instanceof Instruction.Wake wake && !wake.all()
        ? Math.max(1, waiting.get(wake.monitor()).size())
        : 1;
  }

  void act(int thread, int pick) {
    Instruction next = next(thread);
    int at = pc[thread]++;
    if (next == null) {
      say(thread, new Step.End(), 0, -1);
      return;
    }
    if (next instanceof Instruction.Load load) {
      locals[thread][load.local()] = memory[load.variable()];
      say(thread, new Step.Read(load.variable()), memory[load.variable()], -1);
      read(thread, load.local());
    } else if (next instanceof Instruction.Store store) {
      memory[store.variable()] = store.value().value(locals[thread]);
      say(
          thread,
          new Step.Write(store.variable(), taped(thread, store.value())),
          memory[store.variable()],
          -1);
    } else if (next instanceof Instruction.Swap swap) {
      long old = memory[swap.variable()];
      locals[thread][swap.local()] = old;
      read(thread, swap.local());
      memory[swap.variable()] = swap.value().value(locals[thread]);
      if (swap.opaque()) {
        opaque(thread, swap.variable(), old);
      } else {
        say(thread, new Step.Update(swap.variable(), taped(thread, swap.value())), old, -1);
      }
    } else if (next instanceof Instruction.Enter enter) {
      owner[enter.monitor()] = thread;
      say(thread, new Step.Lock(enter.monitor()), 0, -1);
    } else if (next instanceof Instruction.Leave leave) {
      owner[leave.monitor()] = -1;
      say(thread, new Step.Unlock(leave.monitor()), 0, -1);
    } else if (next instanceof Instruction.Await await) {
      await(thread, at, await.monitor());
    } else if (next instanceof Instruction.Wake wake) {
      wake(thread, wake, pick);
    } else if (next instanceof Instruction.Spawn spawn) {
      started[spawn.thread()] = true;
      say(thread, new Step.Start(spawn.thread()), 0, -1);
      think(spawn.thread());
    } else if (next instanceof Instruction.Collect collect) {
      say(thread, new Step.Join(collect.thread()), 0, -1);
    }
    think(thread);
  }

  /** The locals count besides the old value, so all that was read so far is pinned. */
  private void opaque(int thread, int variable, long old) {
    say(thread, new Step.Take(variable), old, -1);
    for (int local = 0; local < program.locals(); local++) {
      say(thread, new Step.Decide(tape[thread][local]), locals[thread][local], -1);
    }
    long value = memory[variable];
    say(thread, new Step.Put(variable, new TapeExpression.Constant(value)), value, -1);
  }

  /** Two actions: it waits, and later takes the monitor again. */
  private void await(int thread, int at, int monitor) {
    if (owner[monitor] == thread) {
      owner[monitor] = -1;
      List<Integer> longer = new ArrayList<>(waiting.get(monitor));
      longer.add(thread);
      waiting.set(monitor, longer);
      pc[thread] = at;
      say(thread, new Step.Wait(monitor), 0, -1);
    } else {
      owner[monitor] = thread;
      say(thread, new Step.Lock(monitor), 0, -1);
    }
  }

  private void wake(int thread, Instruction.Wake wake, int pick) {
    List<Integer> left = new ArrayList<>(waiting.get(wake.monitor()));
    int chosen = left.size() > 1 ? Math.max(pick, 0) : -1;
    if (wake.all()) {
      left.clear();
    } else if (!left.isEmpty()) {
      left.remove(Math.max(pick, 0));
    }
    waiting.set(wake.monitor(), left);
    say(thread, new Step.Notify(wake.monitor(), wake.all()), 0, wake.all() ? -1 : chosen);
  }

  /** Whatever nobody else can see. */
  private void think(int thread) {
    while (!failed) {
      Instruction next = next(thread);
      if (next instanceof Instruction.Branch branch) {
        boolean holds = decide(thread, branch.condition());
        pc[thread] = holds ? pc[thread] + 1 : branch.target();
      } else if (next instanceof Instruction.Check check) {
        failed = !decide(thread, check.condition());
        pc[thread]++;
      } else {
        return;
      }
    }
  }

  private boolean decide(int thread, TapeExpression condition) {
    long value = condition.value(locals[thread]);
    say(thread, new Step.Decide(taped(thread, condition)), value, -1);
    return value != 0;
  }

  private void read(int thread, int local) {
    if (deeds != null) {
      tape[thread][local] = new TapeExpression.Slot(reads[thread]++);
    }
  }

  private TapeExpression taped(int thread, TapeExpression value) {
    if (deeds == null) {
      return value;
    }
    if (value instanceof TapeExpression.Slot slot) {
      return tape[thread][slot.number()];
    }
    return value instanceof TapeExpression.Binary binary
        ? new TapeExpression.Binary(
            binary.operator(), taped(thread, binary.left()), taped(thread, binary.right()))
        : value;
  }

  private void say(int thread, Step step, long value, int pick) {
    if (deeds != null) {
      deeds.add(new ThreadStep(thread, step, value, pick));
    }
  }
}
