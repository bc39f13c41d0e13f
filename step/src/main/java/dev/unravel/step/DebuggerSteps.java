package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.EventSet;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmEvent;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/**
 * Steps of a debugger, which follow the schedule. The JVM steps in one thread. So when control
 * passes to another thread before a step is over, it is withdrawn and made again there, to end at
 * the first line that the other thread comes to; the debugger hears of it under the number that it
 * knows. A step out of a method stays: it is over when that method returns, whoever runs meanwhile.
 */
final class DebuggerSteps {
  /** Numbers from here on are ours, below the JVM's. */
  static final int FIRST_ID = 0x7000_0000;

  private final Markers markers;
  private final PlacedStep placed;

  /** What the debugger has asked for, about the thread where it is now; null if nothing. */
  private EventRequest request;

  /** The debugger's number of the request. */
  private int id = FIRST_ID;

  private StepEnd end = StepEnd.LINE;

  DebuggerSteps(Vm vm, Markers markers) {
    this.markers = markers;
    this.placed = new PlacedStep(vm);
  }

  /** Says where the steps to come end. */
  synchronized void endAt(StepEnd value) {
    end = value;
  }

  /**
   * A debugger asks for a step.
   *
   * @param wanted about the thread that really runs
   * @return the number it is known by from now on
   */
  synchronized int set(EventRequest wanted) {
    placed.withdraw();
    request = wanted;
    id++;
    if (end == StepEnd.LINE) {
      placed.place(wanted);
    }
    markers.watchSwitches(end != StepEnd.STUCK);
    return id;
  }

  /** A debugger withdraws a step; of an earlier one there is nothing left to withdraw. */
  synchronized void clear(int debuggerId) {
    if (debuggerId == id) {
      abandon();
    }
  }

  /** Withdraws whatever is under way. */
  synchronized void abandon() {
    placed.withdraw();
    request = null;
    markers.watchSwitches(false);
  }

  synchronized boolean underWay() {
    return request != null;
  }

  /** Control has passed to a thread, which is stopped. */
  synchronized void arrived(long thread) {
    if (request == null || depth() == Jdwp.OUT || end == StepEnd.STUCK) {
      return;
    }
    EventRequest.Modifier old = request.modifier(Jdwp.STEP).orElseThrow();
    int size = ByteBuffer.wrap(old.details()).getInt(Long.BYTES);
    request =
        request
            .replacing(old, EventRequest.stepModifier(thread, size, Jdwp.INTO))
            .withThreads(each -> thread);
    placed.withdraw();
    placed.place(request);
  }

  /** An event as the debugger knows it; empty if it is not for the debugger. */
  synchronized Optional<VmEvent> asRequested(VmEvent event) {
    if (!placed.isFrom(event)) {
      return Optional.of(event);
    }
    if (placed.isNowhere(event)) {
      placed.withdraw();
      placed.place(request);
      return Optional.empty();
    }
    return Optional.of(over(event.thread(), event.details()));
  }

  /** Ends the step that is under way at a place that it did not come to; empty if there is none. */
  synchronized Optional<EventSet> endHere(long thread, byte[] location) {
    return request == null
        ? Optional.empty()
        : Optional.of(new EventSet(request.policy(), List.of(over(thread, location))));
  }

  private VmEvent over(long thread, byte[] location) {
    if (request.modifier(Jdwp.COUNT).isPresent()) {
      // The JVM would have forgotten it, too.
      abandon();
    }
    return new VmEvent(Jdwp.SINGLE_STEP, id, thread, location);
  }

  private int depth() {
    byte[] details = request.modifier(Jdwp.STEP).orElseThrow().details();
    return ByteBuffer.wrap(details).getInt(Long.BYTES + Integer.BYTES);
  }
}
