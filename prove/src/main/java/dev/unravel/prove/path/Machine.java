package dev.unravel.prove.path;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A state of the threads on their known paths: where each is, what it has read, what the variables
 * hold, who has which monitor and who waits. This is all the semantics there is: an action of a
 * state is possible in the program if it is possible here, as long as no thread departs.
 */
public final class Machine {
  private static final int NOBODY = -1;

  private final KnownPaths knowledge;

  /** Null for a thread that has not been started. */
  private final Node[] at;

  private final long[][] slots;
  private final long[] memory;

  /** Variables that nobody has written yet, and of which nobody knows what they hold. */
  private final BitSet unknown;

  private final int[] owners;

  /** The wait sets, in order of arrival. */
  private final int[][] waiters;

  private boolean over;
  private final boolean bounded;
  private int departed = NOBODY;
  private Node departedAt;
  private long departedValue;

  /** Of all that is known. */
  public Machine(KnownPaths knowledge) {
    this(knowledge, false);
  }

  /**
   * @param bounded whether a thread stops where it has gone round a loop too often
   */
  public Machine(KnownPaths knowledge, boolean bounded) {
    this.knowledge = knowledge;
    this.bounded = bounded;
    List<PathTree> trees = knowledge.trees();
    at = new Node[trees.size()];
    slots = new long[at.length][];
    memory = new long[knowledge.variables()];
    unknown = new BitSet();
    for (int i = 0; i < memory.length; i++) {
      memory[i] = knowledge.initial(i).orElse(0);
      unknown.set(i, knowledge.initial(i).isEmpty());
    }
    owners = new int[knowledge.monitors()];
    Arrays.fill(owners, NOBODY);
    waiters = new int[owners.length][0];
    for (int i = 0; i < at.length; i++) {
      slots[i] = new long[trees.get(i).slots()];
      if (knowledge.isFirst(i)) {
        enter(i, trees.get(i).root());
      }
    }
  }

  private Machine(Machine other) {
    knowledge = other.knowledge;
    at = other.at.clone();
    slots = other.slots.clone();
    memory = other.memory.clone();
    unknown = other.unknown.isEmpty() ? other.unknown : (BitSet) other.unknown.clone();
    owners = other.owners.clone();
    waiters = other.waiters.clone();
    over = other.over;
    bounded = other.bounded;
  }

  public Machine copy() {
    return new Machine(this);
  }

  public int threads() {
    return at.length;
  }

  /** Where a thread is; null before it is started. */
  public Node at(int thread) {
    return at[thread];
  }

  public long memory(int variable) {
    return memory[variable];
  }

  public boolean isEnabled(int thread) {
    Node node = at[thread];
    if (node == null || node.step == null || isCut(thread)) {
      return false;
    }
    if (node.step instanceof Step.Lock lock) {
      return owners[lock.monitor()] == NOBODY && !waits(thread, lock.monitor());
    }
    if (node.step instanceof Step.Join join) {
      return hasEnded(join.thread());
    }
    if (node.step instanceof Step.Opaque opaque) {
      return opaque.blockedBy() < 0 || memory[opaque.blockedBy()] == 0;
    }
    return true;
  }

  /** Whether a thread has gone round a loop so often that no more is looked at. */
  public boolean isCut(int thread) {
    return bounded && at[thread] != null && !at[thread].cut.isEmpty();
  }

  /** Whether threads wait for each other's monitors or ends, whatever others do. */
  public boolean hasCycle() {
    for (int first = 0; first < at.length; first++) {
      int thread = first;
      for (int i = 0; i < at.length && thread != NOBODY; i++) {
        thread = awaited(thread);
        if (thread == first) {
          return true;
        }
      }
    }
    return false;
  }

  private int awaited(int thread) {
    if (at[thread] == null || isCut(thread) || isEnabled(thread)) {
      return NOBODY;
    }
    if (at[thread].step instanceof Step.Lock lock) {
      return owners[lock.monitor()];
    }
    return at[thread].step instanceof Step.Join join ? join.thread() : NOBODY;
  }

  private boolean waits(int thread, int monitor) {
    for (int waiter : waiters[monitor]) {
      if (waiter == thread) {
        return true;
      }
    }
    return false;
  }

  private boolean hasEnded(int thread) {
    return at[thread] != null && at[thread].ended;
  }

  /** Whether the program has ended: no thread is left that would keep it from that. */
  public boolean isOver() {
    if (over) {
      return true;
    }
    for (int i = 0; i < at.length; i++) {
      if (at[i] != null && !hasEnded(i) && !knowledge.isDaemon(i)) {
        return false;
      }
    }
    return true;
  }

  /** How many threads a thread may choose from to wake, if its next step wakes one; else 1. */
  public int picks(int thread) {
    return at[thread].step instanceof Step.Notify notify && !notify.all()
        ? Math.max(1, waiters[notify.monitor()].length)
        : 1;
  }

  /** A thread that is enabled acts; then {@link #departed} says whether it has left its paths. */
  public void act(int thread, int pick) {
    Node node = at[thread];
    Step step = node.step;
    if (step.reads()) {
      int variable = step.variable();
      if (unknown.get(variable)) {
        depart(thread, node, 0);
        return;
      }
      slots[thread] = slots[thread].clone();
      slots[thread][node.reads] = memory[variable];
    }
    if (step.writes()) {
      memory[step.variable()] = step.expression().value(slots[thread]);
      unknown.clear(step.variable());
    } else if (step instanceof Step.Lock lock) {
      owners[lock.monitor()] = thread;
    } else if (step instanceof Step.Unlock unlock) {
      owners[unlock.monitor()] = NOBODY;
    } else if (step instanceof Step.Wait wait) {
      owners[wait.monitor()] = NOBODY;
      int[] longer = Arrays.copyOf(waiters[wait.monitor()], waiters[wait.monitor()].length + 1);
      longer[longer.length - 1] = thread;
      waiters[wait.monitor()] = longer;
    } else if (step instanceof Step.Notify notify) {
      wake(notify, Math.max(pick, 0));
    } else if (step instanceof Step.Start start) {
      enter(start.thread(), knowledge.trees().get(start.thread()).root());
    }
    enter(thread, node.next);
  }

  private void wake(Step.Notify notify, int pick) {
    int[] waiting = waiters[notify.monitor()];
    if (waiting.length == 0) {
      return;
    }
    int[] left = new int[notify.all() ? 0 : waiting.length - 1];
    for (int i = 0; i < left.length; i++) {
      left[i] = waiting[i < pick ? i : i + 1];
    }
    waiters[notify.monitor()] = left;
  }

  /** A thread comes to a place, and decides what there is to decide. */
  private void enter(int thread, Node place) {
    Node node = place;
    while (node.step != null && node.step.isSilent()) {
      if (node.step instanceof Step.Put put) {
        memory[put.variable()] = put.value().value(slots[thread]);
        unknown.clear(put.variable());
        node = node.next;
        continue;
      }
      if (node.step instanceof Step.Look look) {
        if (unknown.get(look.variable())) {
          depart(thread, node, 0);
          break;
        }
        slots[thread] = slots[thread].clone();
        slots[thread][node.reads] = memory[look.variable()];
        node = node.next;
        continue;
      }
      if (node.step instanceof Step.Again) {
        node = node.next;
        continue;
      }
      if (node.step instanceof Step.Over) {
        over = true;
        node = node.next;
        continue;
      }
      Step.Decide decide = (Step.Decide) node.step;
      long value = decide.value().value(slots[thread]);
      Node way = node.ways.get(value);
      if (way == null) {
        depart(thread, node, value);
        break;
      }
      node = way;
    }
    at[thread] = node;
  }

  private void depart(int thread, Node node, long value) {
    departed = thread;
    departedAt = node;
    departedValue = value;
  }

  /** The thread that has left its known paths, or -1. */
  public int departed() {
    return departed;
  }

  public Departure departure(List<Choice> schedule) {
    return new Departure(schedule, departed, departedAt, departedValue);
  }

  /** Equal for states from which the same can happen. */
  public State state() {
    NumberList words = new NumberList(2 * at.length + memory.length + 2 * owners.length + 1);
    words.add(over ? 1 : 0);
    for (Node node : at) {
      words.add(node == null ? -1 : node.id);
    }
    for (long value : memory) {
      words.add(value);
    }
    for (int m = 0; m < owners.length; m++) {
      words.add(((long) owners[m] << 32) + waiters[m].length);
      for (int waiter : waiters[m]) {
        words.add(waiter);
      }
    }
    for (int i = 0; i < at.length; i++) {
      if (at[i] != null) {
        BitSet live = at[i].live;
        for (int s = live.nextSetBit(0); s >= 0; s = live.nextSetBit(s + 1)) {
          words.add(slots[i][s]);
        }
      }
    }
    return new State(words.toArray(), unknown);
  }

  /** A state as a key; which slots are live follows from where the threads are. */
  public record State(long[] words, BitSet unknown) {
    @Override
    public boolean equals(Object other) {
      return other instanceof State state
          && Arrays.equals(words, state.words)
          && unknown.equals(state.unknown);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }
}
