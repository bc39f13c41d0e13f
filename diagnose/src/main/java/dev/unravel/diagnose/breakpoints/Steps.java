package dev.unravel.diagnose.breakpoints;

import dev.unravel.diagnose.Accesses;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The actions of an execution, by index: what each touches, and where a thread stands before it.
 */
final class Steps {
  private final Observed observed;
  private final List<int[]> touched = new ArrayList<>();
  private final List<List<Visit>> visits = new ArrayList<>();
  private final Map<Integer, List<Integer>> byThread = new HashMap<>();

  Steps(Observed observed) {
    this.observed = observed;
    Accesses accesses = new Accesses(trace());
    Map<Visit, Integer> seen = new HashMap<>();
    for (int i = 0; i < size(); i++) {
      Action action = trace().actions().get(i);
      touched.add(accesses.of(action));
      byThread.computeIfAbsent(action.thread(), t -> new ArrayList<>()).add(i);
      List<Visit> mine = new ArrayList<>();
      for (Position position : positions(action, stack(i))) {
        Visit first = new Visit(position, name(action.thread()), 0);
        int earlier = seen.merge(first, 1, Integer::sum) - 1;
        mine.add(new Visit(position, first.thread(), earlier));
      }
      visits.add(mine);
    }
  }

  Trace trace() {
    return observed.trace();
  }

  int size() {
    return trace().actions().size();
  }

  int thread(int i) {
    return trace().actions().get(i).thread();
  }

  int[] touched(int i) {
    return touched.get(i);
  }

  /** The actions of a thread, in order. */
  List<Integer> of(int thread) {
    return byThread.getOrDefault(thread, List.of());
  }

  /** Where a thread can be stopped right before an action; the best first, none if nowhere. */
  List<Visit> before(int i) {
    return visits.get(i);
  }

  /** The same for what a thread has not done when all is over. */
  List<Visit> pending(Standing standing) {
    if (standing.why() == Standing.Why.READY || standing.frames().isEmpty()) {
      return List.of();
    }
    boolean blocked = standing.why() == Standing.Why.BLOCKED;
    return around(standing.frames(), blocked).stream()
        .map(position -> new Visit(position, name(standing.thread()), 0))
        .toList();
  }

  private String name(int thread) {
    return trace().threads().get(thread).javaName();
  }

  List<Standing> standing() {
    return observed.observation().standing();
  }

  private List<Location> stack(int i) {
    List<Integer> indices = observed.observation().indices();
    return i < indices.size() ? observed.observation().stacks().get(indices.get(i)) : List.of();
  }

  private List<Position> positions(Action action, List<Location> stack) {
    List<Location> frames =
        stack.isEmpty() ? trace().location(action.location()).stream().toList() : stack;
    if (frames.isEmpty()) {
      return List.of();
    }
    boolean named = !action.member().isEmpty() && !action.member().startsWith("[");
    return switch (action.operation()) {
      case READ, WRITE ->
          named
              ? List.of(
                  position(
                      frames,
                      action.operation() == Operation.READ
                          ? Position.Access.READ
                          : Position.Access.WRITE,
                      field(action)))
              : around(frames, false);
      case LOCK -> around(frames, true);
      case CALL -> around(userFrames(frames), false);
      case WAIT, NOTIFY, NOTIFY_ALL, UNPARK, START, SLEEP, INTERRUPT, COMPARE_AND_SET ->
          around(frames, false);
      default -> List.of();
    };
  }

  /** With its class: that of the object, or for a static field the one that is named. */
  private String field(Action action) {
    if (action.object() < 0) {
      return action.member();
    }
    String object = trace().objects().get(action.object());
    return fullName(object.substring(0, object.lastIndexOf('#'))) + "." + action.member();
  }

  /** Objects have the short names of their classes; the places tell the full ones of most. */
  private String fullName(String name) {
    return trace().locations().stream()
        .map(Location::className)
        .filter(full -> full.endsWith("." + name) || full.endsWith("$" + name))
        .findFirst()
        .orElse(name);
  }

  /** A call into java.util.concurrent is one step of its caller. */
  private static List<Location> userFrames(List<Location> frames) {
    List<Location> users = frames.stream().dropWhile(Location::inJdk).toList();
    return users.isEmpty() ? frames : users;
  }

  /**
   * Lines. A synchronized method has its lock before its first line, so whoever is to stop before
   * the lock has to stop where the method is called; from outside the two cannot be told apart.
   */
  private static List<Position> around(List<Location> frames, boolean lock) {
    List<Position> places = new ArrayList<>();
    places.add(position(frames, Position.Access.ANY, ""));
    if (lock && frames.size() > 1) {
      List<Location> callers = frames.subList(1, frames.size());
      String called = frames.get(0).className() + "." + frames.get(0).method();
      places.add(position(callers, Position.Access.CALL, called));
      places.add(position(callers, Position.Access.ANY, ""));
    }
    return places;
  }

  private static Position position(List<Location> frames, Position.Access access, String member) {
    Location at = frames.get(0);
    Optional<Location> caller =
        at.inJdk() ? frames.stream().filter(frame -> !frame.inJdk()).findFirst() : Optional.empty();
    return new Position(at, access, member, caller);
  }
}
