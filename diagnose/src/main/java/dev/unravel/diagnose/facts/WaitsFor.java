package dev.unravel.diagnose.facts;

import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** The graph of who waits for whom at the end of an execution in which nothing goes on. */
public final class WaitsFor {
  private final Facts facts;
  private final Locks locks;
  private final Map<Integer, Standing> standing = new TreeMap<>();

  public WaitsFor(Facts facts, Locks locks) {
    this.facts = facts;
    this.locks = locks;
    for (Standing each : facts.seen().standing()) {
      standing.put(each.thread(), each);
    }
  }

  /** The threads that have not ended. */
  public List<Standing> standing() {
    return List.copyOf(standing.values());
  }

  /** What is known of a thread, if it has not ended. */
  public Optional<Standing> of(int thread) {
    return Optional.ofNullable(standing.get(thread));
  }

  /** The first cycle there is, or nothing. */
  public List<Standing> cycle() {
    for (Standing start : standing.values()) {
      List<Standing> path = new ArrayList<>();
      Standing at = start;
      while (at != null && !path.contains(at)) {
        path.add(at);
        at = holder(at).flatMap(this::of).orElse(null);
      }
      if (at != null) {
        return path.subList(path.indexOf(at), path.size());
      }
    }
    return List.of();
  }

  /** The thread that has what another one wants. */
  public Optional<Integer> holder(Standing waiting) {
    if (!waiting.forEver()) {
      return Optional.empty();
    }
    if (waiting.holder() >= 0) {
      return Optional.of(waiting.holder());
    }
    return waiting.why() == Standing.Why.PARKED && waiting.object() >= 0
        ? held(waiting).map(Locks.Held::thread)
        : Optional.empty();
  }

  /**
   * The permit or the share of a lock that is in the way; its own, if a thread has one, or that of
   * a thread that is stuck, too.
   */
  private Optional<Locks.Held> held(Standing waiting) {
    List<Locks.Held> own = inTheWay(waiting, waiting.thread());
    boolean shares = Calls.isSemaphore(name(waiting.object()));
    if (!own.isEmpty() && !shares) {
      return Optional.of(own.get(0));
    }
    for (int thread = 0; thread < facts.trace().threads().size(); thread++) {
      List<Locks.Held> others = thread == waiting.thread() ? List.of() : inTheWay(waiting, thread);
      if (!others.isEmpty() && standing.containsKey(thread)) {
        return Optional.of(others.get(0));
      }
    }
    return own.stream().findFirst();
  }

  private List<Locks.Held> inTheWay(Standing waiting, int thread) {
    return locks.atTheEnd(thread).stream()
        .filter(held -> isSame(held.object(), waiting.object()))
        .toList();
  }

  /** The two parts of a read-write lock go by two objects. */
  private boolean isSame(int object, int other) {
    return object == other
        || name(object).startsWith("ReentrantReadWriteLock#")
            && name(other).startsWith("ReentrantReadWriteLock#");
  }

  private String name(int object) {
    return facts.trace().objects().get(object);
  }

  /** The action with which a thread took what another one wants, or -1. */
  public int taken(Standing wanting, int holder) {
    if (wanting.object() < 0) {
      return -1;
    }
    if (!wanting.className().isEmpty()) {
      return last(
          holder,
          i ->
              facts.operation(i) == Operation.INIT && facts.action(i).object() == wanting.object());
    }
    return inTheWay(wanting, holder).stream().findFirst().map(Locks.Held::from).orElse(-1);
  }

  /** The last action of a thread that is like this, or -1. */
  public int last(int thread, IntPredicate like) {
    for (int i = facts.size() - 1; i >= 0; i--) {
      if (facts.thread(i) == thread && like.test(i)) {
        return i;
      }
    }
    return -1;
  }
}
