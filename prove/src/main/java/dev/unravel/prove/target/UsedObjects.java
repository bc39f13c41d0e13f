package dev.unravel.prove.target;

import dev.unravel.prove.path.Step;
import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** The objects and variables of a trace, and which threads use each. */
final class UsedObjects {
  private final Trace trace;
  private final DeedLog log;
  private final Map<String, BitSet> users = new HashMap<>();

  UsedObjects(Trace trace, DeedLog log) {
    this.trace = trace;
    this.log = log;
    for (Action action : trace.actions()) {
      users.computeIfAbsent(key(action), key -> new BitSet()).set(action.thread());
    }
  }

  /** The name of what an action is about. */
  String key(Action action) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    return switch (action.operation()) {
      case READ, WRITE -> object + " " + action.member();
      default -> object;
    };
  }

  /** The name of the object of an action, which has one. */
  String object(Action action) {
    if (action.object() < 0) {
      throw log.notModelled(" of nothing");
    }
    return trace.objects().get(action.object());
  }

  /** Whether what an action is about can be found again in other executions. */
  boolean isKnown(Action action) {
    return action.object() < 0 || !Names.isUnknown(object(action));
  }

  /** Whether several threads use what an action is about. */
  boolean isShared(Action action) {
    return users.get(key(action)).cardinality() > 1;
  }

  /**
   * An action on something unknown, which is nobody else's business as long as nobody else has it.
   */
  Step local(Action action) {
    if (isShared(action)) {
      throw log.notModelled(", which threads share that the target has not made");
    }
    return new Step.Local();
  }
}
