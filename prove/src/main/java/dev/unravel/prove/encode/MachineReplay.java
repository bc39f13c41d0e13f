package dev.unravel.prove.encode;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.Machine;
import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Has the {@link Machine} do what a decider found, and believes nothing else. What comes at once
 * ({@link Step#comesAtOnce}) comes at once here, wherever the decider had put it: whoever gives
 * something back or wakes somebody can as well do it earlier.
 */
final class MachineReplay {
  /** The waits that a notification ends. */
  interface Wakes {
    boolean wakes(PossibleEvent notify, PossibleEvent wait);
  }

  private final Events events;
  private final Wakes wakes;
  private final Machine machine;
  private final List<Choice> schedule = new ArrayList<>();

  /** The wait sets, in order of arrival, as the machine has them. */
  private final Map<Integer, List<PossibleEvent>> waiting = new HashMap<>();

  private MachineReplay(Events events, Wakes wakes) {
    this.events = events;
    this.wakes = wakes;
    this.machine = new Machine(events.knowledge);
  }

  /** The departure that events lead to, in this order; nothing if they do not. */
  static Optional<Departure> departure(Events events, List<PossibleEvent> order, Wakes wakes) {
    MachineReplay replay = new MachineReplay(events, wakes);
    if (!replay.follow(order)) {
      return Optional.empty();
    }
    if (replay.machine.departed() >= 0) {
      return Optional.of(replay.machine.departure(replay.schedule));
    }
    for (int thread = 0; thread < replay.machine.threads(); thread++) {
      if (replay.isUnknown(thread)) {
        Node at = replay.machine.at(thread);
        replay.schedule.add(new Choice(thread, -1));
        return Optional.of(new Departure(replay.schedule, thread, at, 0));
      }
    }
    return Optional.empty();
  }

  /** The schedule of events after which nobody can act; nothing if somebody can. */
  static Optional<List<Choice>> stuck(Events events, List<PossibleEvent> order, Wakes wakes) {
    MachineReplay replay = new MachineReplay(events, wakes);
    if (!replay.follow(order) || replay.machine.departed() >= 0 || replay.machine.isOver()) {
      return Optional.empty();
    }
    for (int thread = 0; thread < replay.machine.threads(); thread++) {
      if (replay.machine.isEnabled(thread) || replay.isUnknown(thread)) {
        return Optional.empty();
      }
    }
    return Optional.of(replay.schedule);
  }

  private boolean isUnknown(int thread) {
    Node node = machine.at(thread);
    return node != null && node.step == null && !node.ended;
  }

  /** Returns whether everything could happen, or somebody departed before. */
  private boolean follow(List<PossibleEvent> order) {
    List<PossibleEvent> done = new ArrayList<>();
    atOnce(done);
    for (PossibleEvent event : order) {
      if (machine.departed() >= 0) {
        return true;
      }
      if (done.remove(event)) {
        continue;
      }
      if (machine.at(event.thread()) != event.spot.node || !machine.isEnabled(event.thread())) {
        return false;
      }
      act(event);
      atOnce(done);
    }
    return true;
  }

  private void atOnce(List<PossibleEvent> done) {
    boolean any = true;
    while (any && machine.departed() < 0) {
      any = false;
      for (int thread = 0; thread < machine.threads() && machine.departed() < 0; thread++) {
        Node node = machine.at(thread);
        if (machine.isEnabled(thread) && node.step.comesAtOnce()) {
          PossibleEvent event = events.at(node);
          act(event);
          done.add(event);
          any = true;
        }
      }
    }
  }

  private void act(PossibleEvent event) {
    int thread = event.thread();
    int picks = machine.picks(thread);
    int pick = 0;
    if (event.step instanceof Step.Wait wait) {
      waiting.computeIfAbsent(wait.monitor(), m -> new ArrayList<>()).add(event);
    } else if (event.step instanceof Step.Notify notify) {
      List<PossibleEvent> waiters =
          waiting.computeIfAbsent(notify.monitor(), m -> new ArrayList<>());
      for (int i = 0; i < waiters.size(); i++) {
        if (wakes.wakes(event, waiters.get(i))) {
          pick = i;
        }
      }
      if (notify.all()) {
        waiters.clear();
      } else if (!waiters.isEmpty()) {
        waiters.remove(pick);
      }
    }
    machine.act(thread, pick);
    schedule.add(new Choice(thread, picks > 1 ? pick : -1));
  }
}
