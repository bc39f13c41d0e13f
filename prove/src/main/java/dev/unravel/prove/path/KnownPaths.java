package dev.unravel.prove.path;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * All that executions have shown so far: the paths of each thread, and what variables hold at the
 * start. An execution is added step by step and checked on the way: a thread that has read the same
 * must do the same, whoever reads must read what was written last, and whoever acts must be able
 * to. So what is known describes every execution so far exactly, or it is not believed at all.
 */
public final class KnownPaths {
  private final List<PathTree> trees = new ArrayList<>();
  private final Map<Integer, Long> initial = new HashMap<>();

  /** Threads that did not keep an execution from ending. */
  private final BitSet daemons = new BitSet();

  /** Whether an execution ended while threads could have gone on. */
  private boolean cutOff;

  private final BitSet started = new BitSet();
  private int variables;
  private int monitors;
  private boolean plain = true;
  private final LoopBound bound;

  public KnownPaths() {
    this(0);
  }

  /**
   * @param boundLoops how often a loop goes round at most in what is looked at, 0 for no bound
   */
  public KnownPaths(int boundLoops) {
    this.bound = new LoopBound(boundLoops);
  }

  /** What a variable holds at the start, if that is known. */
  public void initial(int variable, long value) {
    variables = Math.max(variables, variable + 1);
    initial.put(variable, value);
  }

  /**
   * Learns from an execution.
   *
   * @throws DepartedException if it does not fit what is known
   */
  public void add(Course course) {
    List<Node> places = new ArrayList<>();
    Map<Integer, Long> memory = new HashMap<>();
    BitSet ended = new BitSet();
    BitSet seen = new BitSet();
    List<Node> behind = new ArrayList<>();
    boolean saysOver = false;
    Map<Integer, List<Node>> trails = new HashMap<>();
    for (ThreadStep deed : course.deeds()) {
      int thread = deed.thread();
      seen.set(thread);
      if (deed.step() instanceof Step.Start start) {
        // It may not have come to do anything before the execution ended.
        seen.set(start.thread());
      }
      count(deed.step());
      Node at = place(places, thread);
      learnInitial(deed, memory);
      places.set(thread, follow(at, deed, trails.computeIfAbsent(thread, t -> new ArrayList<>())));
      behind.add(places.get(thread));
      saysOver |= deed.step() instanceof Step.Over;
      if (deed.step() instanceof Step.End) {
        ended.set(thread);
      }
    }
    if (!course.failed()) {
      seen.andNot(ended);
      if (saysOver) {
        cutOff |= !seen.isEmpty();
      } else {
        daemons.or(seen);
      }
    }
    check(course, behind);
    bound.learn(course, behind, trees);
  }

  /**
   * Goes on from a node.
   *
   * @param trail where the thread has been on its path, rounds of loops left out
   */
  private Node follow(Node at, ThreadStep deed, List<Node> trail) {
    PathTree tree = trees.get(deed.thread());
    if (deed.step() instanceof Step.Again again) {
      Node head = trail.get(again.position());
      trail.subList(again.position(), trail.size()).clear();
      return tree.goBack(at, deed, head);
    }
    trail.add(at);
    return tree.follow(at, deed);
  }

  private Node place(List<Node> places, int thread) {
    while (trees.size() <= thread) {
      trees.add(new PathTree());
    }
    while (places.size() <= thread) {
      places.add(trees.get(places.size()).root());
    }
    return places.get(thread);
  }

  private void count(Step step) {
    plain &=
        !(step instanceof Step.Opaque
            || step instanceof Step.Look
            || step instanceof Step.Over
            || step instanceof Step.Again);
    variables = Math.max(variables, step.variable() + 1);
    if (step instanceof Step.Put put) {
      variables = Math.max(variables, put.variable() + 1);
    } else if (step instanceof Step.Opaque opaque) {
      variables = Math.max(variables, opaque.blockedBy() + 1);
    }
    if (step instanceof Step.Lock lock) {
      monitors = Math.max(monitors, lock.monitor() + 1);
    } else if (step instanceof Step.Start start) {
      started.set(start.thread());
      while (trees.size() <= start.thread()) {
        trees.add(new PathTree());
      }
    }
  }

  private void learnInitial(ThreadStep deed, Map<Integer, Long> memory) {
    Step step = deed.step();
    if (step.reads() && !memory.containsKey(step.variable())) {
      initial.putIfAbsent(step.variable(), deed.value());
    }
    if (step.writes()) {
      memory.put(step.variable(), deed.value());
    } else if (step instanceof Step.Put put) {
      memory.put(put.variable(), deed.value());
    }
  }

  /**
   * Runs the execution once more, in the model.
   *
   * @param behind by deed, where its thread was behind it
   */
  private void check(Course course, List<Node> behind) {
    Machine machine = new Machine(this);
    List<Node> settled = settled(course, behind);
    for (int i = 0; i < behind.size(); i++) {
      ThreadStep deed = course.deeds().get(i);
      if (deed.step().isSilent()) {
        if (deed.step() instanceof Step.Put put) {
          require(machine.memory(put.variable()) == deed.value(), deed);
        }
        continue;
      }
      if (!machine.isEnabled(deed.thread())) {
        throw new DepartedException("a thread acted that should not have been able to", deed);
      }
      Step step = deed.step();
      if (step.reads() && machine.memory(step.variable()) != deed.value()) {
        throw new DepartedException(
            "a thread read "
                + deed.value()
                + " where "
                + machine.memory(step.variable())
                + " was written last",
            deed);
      }
      machine.act(deed.thread(), deed.pick());
      require(
          !(step instanceof Step.Write) || machine.memory(step.variable()) == deed.value(), deed);
      if (machine.departed() >= 0 || machine.at(deed.thread()) != settled.get(i)) {
        throw new DepartedException("a thread took another way than computed", deed);
      }
    }
  }

  /** By deed, where its thread was behind it and all of its steps behind it that take no time. */
  private static List<Node> settled(Course course, List<Node> behind) {
    List<Node> settled = new ArrayList<>(behind);
    Map<Integer, Integer> next = new HashMap<>();
    for (int i = behind.size() - 1; i >= 0; i--) {
      ThreadStep deed = course.deeds().get(i);
      Integer later = next.put(deed.thread(), i);
      if (later != null && course.deeds().get(later).step().isSilent()) {
        settled.set(i, settled.get(later));
      }
    }
    return settled;
  }

  private static void require(boolean same, ThreadStep deed) {
    if (!same) {
      throw new DepartedException("a thread wrote another value than computed", deed);
    }
  }

  /** Whether a way on from a place is known by now. */
  public boolean knows(Departure departure) {
    Node at = departure.at();
    if (at.step instanceof Step.Decide) {
      return at.ways.containsKey(departure.value());
    }
    return at.step != null
        && (!at.step.reads() || initial.containsKey(at.step.variable()))
        && at.next != null;
  }

  /**
   * In what order to try departures. Where loops are bounded, those with few rounds come first:
   * they may show that the others need not be tried.
   */
  public List<Departure> order(List<Departure> departures) {
    return bound.isOff()
        ? departures
        : departures.stream()
            .sorted(Comparator.comparingInt(departure -> departure.schedule().size()))
            .toList();
  }

  /** Whether it is known by now that a departure takes too many rounds of a loop. */
  public boolean cutsOff(Departure departure) {
    if (!bound.cuts()) {
      return false;
    }
    Machine machine = new Machine(this, true);
    for (Choice choice : departure.schedule()) {
      if (machine.isCut(choice.thread())) {
        return true;
      }
      if (machine.departed() >= 0 || !machine.isEnabled(choice.thread())) {
        return false;
      }
      machine.act(choice.thread(), choice.pick());
    }
    return false;
  }

  /** The threads that a schedule starts, in order. */
  public List<Integer> starts(List<Choice> schedule) {
    List<Integer> starts = new ArrayList<>();
    Machine machine = new Machine(this);
    for (Choice choice : schedule) {
      if (!machine.isEnabled(choice.thread())) {
        break;
      }
      if (machine.at(choice.thread()).step instanceof Step.Start start) {
        starts.add(start.thread());
      }
      machine.act(choice.thread(), choice.pick());
    }
    return starts;
  }

  /** Whether paths have neither hidden state, loops nor cuts: some deciders know none of these. */
  public boolean isPlain() {
    return plain && !bound.cuts();
  }

  /** Whether any thread's path leads back to where it has been. */
  public boolean hasLoops() {
    return trees.stream().anyMatch(PathTree::hasLoops);
  }

  public List<PathTree> trees() {
    return trees;
  }

  /** Threads that are there from the start: nobody has started them. */
  public boolean isFirst(int thread) {
    return !started.get(thread);
  }

  boolean isDaemon(int thread) {
    return daemons.get(thread);
  }

  public boolean hasDaemons() {
    return cutOff || !daemons.isEmpty();
  }

  int variables() {
    return variables;
  }

  int monitors() {
    return monitors;
  }

  public OptionalLong initial(int variable) {
    Long value = initial.get(variable);
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /** How many complete paths of threads are known. */
  public long paths() {
    return trees.stream().mapToLong(PathTree::paths).sum();
  }

  /** How many complete paths of each thread are known. */
  public List<Long> pathsByThread() {
    return trees.stream().map(PathTree::paths).toList();
  }

  /** Where paths part: by thread and place, how many ways go on from there at most. */
  public List<PathPlace> forks() {
    List<PathPlace> forks = new ArrayList<>();
    for (int thread = 0; thread < trees.size(); thread++) {
      Map<String, Integer> ways = new TreeMap<>();
      for (Node node : trees.get(thread).nodes()) {
        if (node.ways.size() > 1) {
          ways.merge(node.where, node.ways.size(), Math::max);
        }
      }
      int each = thread;
      ways.forEach((where, count) -> forks.add(new PathPlace(each, where, count)));
    }
    return forks;
  }
}
