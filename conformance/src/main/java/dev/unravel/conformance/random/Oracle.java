package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * All outcomes of a program, by every interleaving of its instructions: an explicit-state search
 * that looks at each state once. It knows sequential consistency, monitors, class initialisation
 * with its lock, and nothing of how the engine works.
 *
 * <p>A state is an array: the cells, the owner and depth of each lock, who initialises each class,
 * and for each thread its place, its registers and the initialisers it is in. Programs have no
 * loops, so states have no cycles.
 */
final class Oracle {
  static final String EXCEPTION = "FAIL exception";

  /** Deadlock, lost notification: nobody can act. */
  static final String STUCK = "FAIL stuck";

  /** How deep initialisers may be in each other. */
  private static final int DEPTH = 6;

  private static final int ERRONEOUS = -1;
  private static final int UNTOUCHED = 0;
  private static final int DONE = 1;
  private static final int BY_THREAD = 2;

  private static final int NOT_STARTED = -1;
  private static final int ENDED = -2;
  private static final int FAILED = -3;

  private final Code code;
  private final int[] entries;
  private final int poolSize;
  private final int locks;
  private final int classes;
  private final int threads;
  private final int frame;
  private final long most;
  private final Outcome outcome;
  private final Map<Key, Explored> known = new HashMap<>();

  /** What the cells at the end mean. */
  interface Outcome {
    String of(int[] cells);
  }

  /**
   * What was found.
   *
   * @param outcomes all outcomes
   * @param schedules how many interleavings there are
   * @param complete whether the states were few enough to look at all of them
   */
  record Result(Set<String> outcomes, double schedules, boolean complete) {}

  private record Key(int[] state) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && Arrays.equals(state, that.state);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(state);
    }
  }

  private record Explored(Set<String> outcomes, double schedules) {}

  /**
   * An oracle for one program.
   *
   * @param entries where each thread begins; the first is main
   * @param poolSize how many tasks run at a time, 0 if the threads are not those of a pool
   * @param most states after which to give up
   */
  Oracle(Code code, int[] entries, int poolSize, long most, Outcome outcome) {
    this.code = code;
    this.entries = entries.clone();
    this.poolSize = poolSize;
    this.most = most;
    this.outcome = outcome;
    locks = code.cells().length;
    classes = locks + 2 * code.locks();
    threads = classes + code.classes();
    frame = 2 + code.registers() + DEPTH;
  }

  Result explore() {
    int[] start = Arrays.copyOf(code.cells(), threads + entries.length * frame);
    for (int t = 0; t < entries.length; t++) {
      start[place(t)] = t == 0 ? entries[0] : NOT_STARTED;
    }
    try {
      runOn(start, 0);
    } catch (Failure atOnce) {
      return new Result(Set.of(atOnce.getMessage()), 1, true);
    }
    Explored all = explore(start);
    return new Result(all.outcomes, all.schedules, known.size() < most);
  }

  private Explored explore(int[] state) {
    Key key = new Key(state);
    Explored before = known.get(key);
    if (before != null) {
      return before;
    }
    if (known.size() >= most) {
      return new Explored(Set.of(), 0);
    }
    Set<String> outcomes = new TreeSet<>();
    double schedules = 0;
    boolean alive = false;
    boolean stuck = true;
    for (int t = 0; t < entries.length; t++) {
      if (state[place(t)] >= 0) {
        alive = true;
        if (isEnabled(state, t)) {
          stuck = false;
          int[] next = state.clone();
          try {
            act(next, t);
            runOn(next, t);
            Explored rest = explore(next);
            outcomes.addAll(rest.outcomes);
            schedules += rest.schedules;
          } catch (Failure failure) {
            outcomes.add(failure.getMessage());
            schedules++;
          }
        }
      }
    }
    if (stuck) {
      outcomes.add(alive ? STUCK : outcome.of(Arrays.copyOf(state, locks)));
      schedules = 1;
    }
    Explored explored = new Explored(outcomes, schedules);
    known.put(key, explored);
    return explored;
  }

  /** What follows a step without a point. */
  private void runOn(int[] state, int t) {
    while (state[place(t)] >= 0) {
      Instruction next = code.at(state[place(t)]);
      boolean initialised =
          next.op() == Op.INITIALISE && isInitialisedFor(state[classes + next.a()], t);
      if (next.point() && !initialised) {
        return;
      }
      act(state, t);
    }
  }

  private static boolean isInitialisedFor(int status, int t) {
    return status == DONE || status == BY_THREAD + t;
  }

  private boolean isEnabled(int[] state, int t) {
    Instruction i = code.at(state[place(t)]);
    return switch (i.op()) {
      case LOCK -> isFree(state, i.a(), t);
      case JOIN -> state[place(i.a())] < NOT_STARTED;
      case AWAIT -> state[i.a()] == 0;
      case AWAIT_SOME -> state[i.a()] != 0;
      case WOKEN -> state[i.b()] != state[place(t) + 2 + i.a()] && isFree(state, i.c(), t);
      case LATE -> isFree(state, i.c(), t);
      case INITIALISE ->
          state[classes + i.a()] < BY_THREAD || state[classes + i.a()] == BY_THREAD + t;
      case TAKE -> canTake(state, i.a());
      default -> true;
    };
  }

  /** Tasks are taken in their order, by as many workers as the pool has. */
  private boolean canTake(int[] state, int task) {
    int running = 0;
    for (int t = 1; t < entries.length; t++) {
      boolean taken = state[code.at(entries[t]).b()] != 0;
      if (t < task && !taken) {
        return false;
      }
      running += taken && state[place(t)] >= 0 ? 1 : 0;
    }
    return running < poolSize;
  }

  private boolean isFree(int[] state, int lock, int t) {
    int owner = state[locks + 2 * lock];
    return owner == 0 || owner == t + 1;
  }

  private void act(int[] state, int t) {
    Instruction i = code.at(state[place(t)]);
    int r = place(t) + 2;
    int next = state[place(t)] + 1;
    switch (i.op()) {
      case READ -> state[r + i.a()] = state[i.b()];
      case WRITE -> state[i.a()] = state[r + i.b()];
      case READ_AT -> {
        int object = state[r + i.b()];
        if (object == 0) {
          next = fail(state, t);
        } else {
          state[r + i.a()] = state[object + i.c()];
        }
      }
      case WRITE_AT -> {
        int object = state[r + i.a()];
        if (object == 0) {
          next = fail(state, t);
        } else {
          state[object + i.b()] = state[r + i.c()];
        }
      }
      case SET -> state[r + i.a()] = i.b();
      case ADD -> state[r + i.a()] = state[r + i.b()] + i.c();
      case SUM -> state[r + i.a()] = state[r + i.b()] + state[r + i.c()];
      case JUMP -> next = i.a();
      case IF -> next = state[r + i.a()] == i.b() ? i.c() : next;
      case UNLESS -> next = state[r + i.a()] != i.b() ? i.c() : next;
      case LOCK -> take(state, i.a(), t);
      case UNLOCK -> release(state, i.a());
      case TRY_LOCK -> {
        boolean free = isFree(state, i.b(), t);
        state[r + i.a()] = free ? 1 : 0;
        if (free) {
          take(state, i.b(), t);
        }
      }
      case START -> state[place(i.a())] = entries[i.a()];
      case JOIN -> {
        if (state[place(i.a())] == FAILED) {
          throw new Failure(EXCEPTION);
        }
      }
      case INITIALISE -> {
        if (state[classes + i.a()] == UNTOUCHED) {
          state[classes + i.a()] = BY_THREAD + t;
          push(state, t, next);
          next = code.initialiser(i.a());
        } else if (state[classes + i.a()] == ERRONEOUS) {
          next = fail(state, t);
        }
      }
      case INITIALISED -> {
        state[classes + i.a()] = DONE;
        next = pop(state, t);
      }
      case THROW -> next = fail(state, t);
      case END -> next = ENDED;
      case TAKE -> state[i.b()] = 1;
      case WAIT -> {
        state[r + i.a()] = state[i.b()];
        release(state, i.c());
      }
      case WOKEN, LATE -> take(state, i.c(), t);
      case AWAIT, AWAIT_SOME, PAUSE -> {
        // To be able to act was all.
      }
    }
    if (next < NOT_STARTED) {
      // What it had in its registers matters to nobody, and two such states are one.
      Arrays.fill(state, place(t), place(t) + frame, 0);
    }
    state[place(t)] = next;
  }

  /**
   * A task keeps its exception for who asks for its result, gives its locks back, and leaves the
   * classes that it was initialising unusable.
   */
  private int fail(int[] state, int t) {
    if (poolSize == 0 || t == 0) {
      throw new Failure(EXCEPTION);
    }
    for (int lock = locks; lock < classes; lock += 2) {
      if (state[lock] == t + 1) {
        state[lock] = 0;
        state[lock + 1] = 0;
      }
    }
    for (int type = classes; type < threads; type++) {
      if (state[type] == BY_THREAD + t) {
        state[type] = ERRONEOUS;
      }
    }
    return FAILED;
  }

  private void take(int[] state, int lock, int t) {
    state[locks + 2 * lock] = t + 1;
    state[locks + 2 * lock + 1]++;
  }

  private void release(int[] state, int lock) {
    if (--state[locks + 2 * lock + 1] == 0) {
      state[locks + 2 * lock] = 0;
    }
  }

  private void push(int[] state, int t, int place) {
    int depth = state[place(t) + 1]++;
    state[place(t) + 2 + code.registers() + depth] = place;
  }

  private int pop(int[] state, int t) {
    int at = place(t) + 2 + code.registers() + --state[place(t) + 1];
    int place = state[at];
    state[at] = 0;
    return place;
  }

  private int place(int thread) {
    return threads + thread * frame;
  }

  /** The execution ends here, as it does under the engine. */
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failure(String outcome) {
      super(outcome, null, false, false);
    }
  }
}
