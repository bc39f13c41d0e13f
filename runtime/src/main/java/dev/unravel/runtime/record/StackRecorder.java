package dev.unravel.runtime.record;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.sync.Stuck;
import dev.unravel.runtime.target.InitLock;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.LocalUse;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects what a {@link Recorder} does not: the stack at each action, which accesses synchronise
 * nothing, and what keeps the threads that are left at the end. It hears after the recorder, and
 * changes what it observes as little.
 */
public final class StackRecorder extends Onlooker {
  /** Only livelocks are longer, and their rounds are all the same. */
  private static final int MOST_STACKS = 200_000;

  private final Recorder recorder;
  private final boolean deep;
  private final List<List<Location>> stacks = new ArrayList<>();
  private final Map<List<Location>, Integer> known = new HashMap<>();
  private final List<Integer> indices = new ArrayList<>();
  private final BitSet plain = new BitSet();
  private final BitSet refused = new BitSet();
  private final List<Standing> standing = new ArrayList<>();
  private final LocalUses locals;
  private List<String> fields = List.of();
  private List<LocalUse> used = List.of();

  /** By thread, the stack at its last announcement. */
  private final Map<Integer, Integer> announced = new HashMap<>();

  private final int nowhere = index(List.of());

  /**
   * @param deep whether frames of the JDK that the target did not call itself are wanted, too
   */
  public StackRecorder(Recorder recorder, boolean deep) {
    this.recorder = recorder;
    this.deep = deep;
    this.locals = LocalUses.watch(indices::size);
  }

  /** What was seen. */
  public Observation observation() {
    return new Observation(stacks, indices, plain, standing, fields, refused, used);
  }

  @Override
  protected void sawAnnouncement(ControlledThread c) {
    if (indices.size() < MOST_STACKS) {
      announced.put(c.id, index(UserFrames.seen(new Throwable().getStackTrace(), deep)));
    }
  }

  @Override
  protected void sawAction(ControlledThread t) {
    int action = indices.size();
    plain.set(action, Sites.isPlain(t.site));
    refused.set(
        action, t.operation == Operation.CALL && Availability.hasNothing(t.object, t.thread));
    indices.add(action < MOST_STACKS ? announced.getOrDefault(t.id, nowhere) : nowhere);
  }

  @Override
  public void stopped() {
    ControlledThread running = Scheduler.running;
    Object token = Control.leave();
    try {
      for (int i = 0; i < Scheduler.threadCount; i++) {
        ControlledThread t = Scheduler.threads[i];
        if (t.state != ControlledThread.State.ENDED) {
          standing.add(standing(t, t == running));
        }
      }
      fields = recorder.fields(classes());
      used = locals.seen(classes());
    } finally {
      LocalUses.unwatch();
      Control.resume(token);
    }
  }

  /** The target's classes that were seen. */
  private Set<String> classes() {
    Set<String> classes = new LinkedHashSet<>();
    for (List<Location> stack : stacks) {
      for (Location frame : stack) {
        if (!frame.inJdk()) {
          classes.add(frame.className());
        }
      }
    }
    return classes;
  }

  private Standing standing(ControlledThread t, boolean isRunning) {
    ControlledThread holder = Stuck.waitsFor(t);
    return new Standing(
        t.id,
        why(t.state),
        recorder.index(Stuck.waitsAt(t)),
        InitLock.initialisedBy(Stuck.waitsAt(t)),
        holder == null ? -1 : holder.id,
        t.deadline == ControlledThread.NEVER,
        UserFrames.of(t, isRunning, deep));
  }

  private static Standing.Why why(ControlledThread.State state) {
    return switch (state) {
      case BLOCKED -> Standing.Why.BLOCKED;
      case WAITING -> Standing.Why.WAITING;
      case PARKED -> Standing.Why.PARKED;
      case SLEEPING -> Standing.Why.SLEEPING;
      case JOINING -> Standing.Why.JOINING;
      default -> Standing.Why.READY;
    };
  }

  private int index(List<Location> stack) {
    Integer index = known.get(stack);
    if (index == null) {
      index = stacks.size();
      known.put(stack, index);
      stacks.add(stack);
    }
    return index;
  }
}
