package dev.unravel.diagnose.facts;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An execution by variables: what each action reads or writes. A variable is a field, an element,
 * or an object of java.util.concurrent as a whole, whose methods read or write it. Actions are
 * meant by their index, which is one less than their clock.
 */
public final class Facts {
  private record Key(int object, String member) {}

  /** No variable. */
  public static final int NONE = -1;

  private final Trace trace;
  private final Observation seen;
  private final BitSet plain;
  private final BitSet refused;
  private final int[] variables;
  private final List<List<Integer>> accesses = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  public Facts(Observed observed) {
    this.trace = observed.trace();
    this.seen = observed.observation();
    this.plain = seen.plain();
    this.refused = seen.refused();
    Map<Key, Integer> numbers = new HashMap<>();
    variables = new int[size()];
    for (int i = 0; i < variables.length; i++) {
      Action action = action(i);
      variables[i] = NONE;
      if (isAccess(action) && !isHidden(i)) {
        Key key = new Key(action.object(), isWhole(action) ? "" : action.member());
        variables[i] = numbers.computeIfAbsent(key, k -> newVariable(action));
        accesses.get(variables[i]).add(i);
      }
    }
  }

  private int newVariable(Action action) {
    accesses.add(new ArrayList<>());
    names.add(subject(action));
    return names.size() - 1;
  }

  private String subject(Action action) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    if (isWhole(action) || object.isEmpty()) {
      return object.isEmpty() ? action.member() : object;
    }
    return object + (action.member().startsWith("[") ? "" : ".") + action.member();
  }

  /** What java.util.concurrent keeps for itself is guarded by it, and nobody's business. */
  private boolean isHidden(int i) {
    boolean isMemory = operation(i) == Operation.READ || operation(i) == Operation.WRITE;
    List<Location> stack = stack(i);
    return isMemory
        && !stack.isEmpty()
        && (stack.get(0).className().startsWith("java.util.concurrent.")
            || stack.stream().allMatch(Location::inJdk))
        && !Calls.isAtomic(object(i));
  }

  private boolean isAccess(Action action) {
    return switch (action.operation()) {
      case READ, WRITE -> action.object() >= 0 || !action.member().isEmpty();
      case COMPARE_AND_SET -> action.object() >= 0;
      case CALL -> action.object() >= 0 && Calls.isAccess(object(action), action.member());
      default -> false;
    };
  }

  private boolean isWhole(Action action) {
    return switch (action.operation()) {
      case CALL, COMPARE_AND_SET -> true;
      default -> Calls.isAtomic(object(action));
    };
  }

  private String object(Action action) {
    return action.object() < 0 ? "" : trace.objects().get(action.object());
  }

  public Trace trace() {
    return trace;
  }

  public Observation seen() {
    return seen;
  }

  public int size() {
    return trace.actions().size();
  }

  public Action action(int i) {
    return trace.actions().get(i);
  }

  public int thread(int i) {
    return action(i).thread();
  }

  public Operation operation(int i) {
    return action(i).operation();
  }

  /** Number of the variable that an action accesses, or {@link #NONE}. */
  public int variable(int i) {
    return variables[i];
  }

  public int variableCount() {
    return names.size();
  }

  /** How a variable is called in the trace. */
  public String name(int variable) {
    return names.get(variable);
  }

  /** The actions that access a variable, in order. */
  public List<Integer> accesses(int variable) {
    return accesses.get(variable);
  }

  public boolean reads(int i) {
    return variables[i] != NONE && operation(i) != Operation.WRITE && !isWritingCall(i);
  }

  public boolean writes(int i) {
    return variables[i] != NONE
        && (operation(i) == Operation.WRITE
            || operation(i) == Operation.COMPARE_AND_SET
            || isWritingCall(i));
  }

  private boolean isWritingCall(int i) {
    return operation(i) == Operation.CALL && !Calls.isQuestion(action(i).member());
  }

  /** Whether the action accesses memory, and synchronises nothing. */
  public boolean plain(int i) {
    return plain.get(i);
  }

  /** Whether a call was to take a lock or a permit that was not to be had then. */
  public boolean hasNothing(int i) {
    return refused.get(i);
  }

  /** Whether a call gives up after a time, as far as its stay shows: it has parked. */
  public boolean isTimed(int call) {
    int next = nextOfThread(call);
    return next >= 0 && operation(next) == Operation.PARK;
  }

  /** The next action of the same thread, or -1. */
  public int nextOfThread(int i) {
    for (int k = i + 1; k < size(); k++) {
      if (thread(k) == thread(i)) {
        return k;
      }
    }
    return -1;
  }

  /** The number of the thread that was started with an object, 0 if none was: that is main. */
  public int startedAs(int object) {
    Map<String, Integer> children = new HashMap<>();
    for (int i = 0; i < size(); i++) {
      if (operation(i) == Operation.START) {
        String parent = trace.threads().get(thread(i)).path();
        int child = children.merge(parent, 1, Integer::sum);
        if (action(i).object() == object) {
          return numberOf(parent + "." + child);
        }
      }
    }
    return 0;
  }

  private int numberOf(String path) {
    for (int t = 0; t < trace.threads().size(); t++) {
      if (trace.threads().get(t).path().equals(path)) {
        return t;
      }
    }
    return 0;
  }

  /** What an action's object is called in the trace, or "". */
  public String object(int i) {
    return object(action(i));
  }

  public Optional<Location> place(int i) {
    int location = action(i).location();
    return location < 0 ? Optional.empty() : Optional.of(trace.locations().get(location));
  }

  /** The stack at an action, innermost frame first; empty if it was not seen. */
  public List<Location> stack(int i) {
    return i < seen.indices().size() ? seen.stacks().get(seen.indices().get(i)) : List.of();
  }

  /** Whether the target did it inside a class of the JDK, out of sight of its source. */
  public boolean isInside(int i) {
    return operation(i) != Operation.CALL && !stack(i).isEmpty() && stack(i).get(0).inJdk();
  }
}
