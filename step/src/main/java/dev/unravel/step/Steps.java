package dev.unravel.step;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/**
 * Steps of a debugger, which follow the schedule. The JVM steps in one thread. So when control
 * passes to another thread before a step is over, its request is withdrawn and made again there, to
 * end at the first line that the other thread comes to; the debugger hears of it under the number
 * that it knows. A step out of a method stays: it is over when that method returns, whoever runs
 * meanwhile.
 */
final class Steps {
  private static final int FIRST_FREE_ID = 0x7000_0000;

  private final Vm vm;
  private final Markers markers;

  /** What the debugger has asked for, about the thread where it is now; null if nothing. */
  private EventRequest request;

  /** The debugger's number of the request, and the JVM's; 0 if it is not made there. */
  private int id;

  private int vmId;
  private int freeIds = FIRST_FREE_ID;
  private StepEnd end = StepEnd.LINE;

  Steps(Vm vm, Markers markers) {
    this.vm = vm;
    this.markers = markers;
  }

  /** Says where the steps to come end. */
  synchronized void endAt(StepEnd value) {
    end = value;
  }

  /**
   * A debugger asks for a step.
   *
   * @param wanted about the thread that really runs
   */
  synchronized Packet set(Packet command, EventRequest wanted) {
    Packet answer;
    if (end != StepEnd.LINE) {
      id = freeIds++;
      vmId = 0;
      answer = Packet.reply(command.id(), new Body().putInt(id).bytes());
    } else {
      answer = vm.call(command.with(wanted.bytes()));
      if (answer.code() != 0) {
        return answer;
      }
      id = answer.fields().getInt();
      vmId = id;
    }
    request = wanted;
    markers.watchSwitches(end != StepEnd.STUCK);
    return answer;
  }

  /** A debugger withdraws a step; returns whether it was one that is known here. */
  synchronized boolean clear(int debuggerId) {
    if (id == 0 || debuggerId != id) {
      return false;
    }
    withdraw();
    done();
    return true;
  }

  /** Withdraws whatever is under way. */
  synchronized void abandon() {
    withdraw();
    done();
  }

  /** Control has passed to a thread, which is stopped. */
  synchronized void arrived(long thread) {
    if (request == null || depth() == Jdwp.OUT || end == StepEnd.STUCK) {
      return;
    }
    withdraw();
    EventRequest.Modifier old = request.modifier(Jdwp.STEP).orElseThrow();
    int size = ByteBuffer.wrap(old.details()).getInt(Long.BYTES);
    request = request.replacing(old, EventRequest.stepModifier(thread, size, Jdwp.INTO));
    ByteBuffer answer = vm.call(Jdwp.SET_REQUEST, request.withThreads(each -> thread).bytes());
    vmId = answer.hasRemaining() ? answer.getInt() : 0;
  }

  /** An event as the debugger knows it. */
  synchronized Event asRequested(Event event) {
    if (event.kind() != Jdwp.SINGLE_STEP || vmId == 0 || event.request() != vmId) {
      return event;
    }
    return over(event);
  }

  /** Ends the step that is under way at a place that it did not come to; empty if there is none. */
  synchronized Optional<EventSet> endHere(long thread, byte[] location) {
    if (request == null) {
      return Optional.empty();
    }
    withdraw();
    int policy = request.policy();
    Event event = over(new Event(Jdwp.SINGLE_STEP, id, thread, location));
    return Optional.of(new EventSet(policy, List.of(event)));
  }

  private Event over(Event event) {
    Event known = event.of(id);
    if (request.modifier(Jdwp.COUNT).isPresent()) {
      // The JVM has forgotten it, too. The debugger may still withdraw it, which does no harm.
      done();
    }
    return known;
  }

  private int depth() {
    byte[] details = request.modifier(Jdwp.STEP).orElseThrow().details();
    return ByteBuffer.wrap(details).getInt(Long.BYTES + Integer.BYTES);
  }

  private void withdraw() {
    if (vmId != 0) {
      vm.call(Jdwp.CLEAR_REQUEST, new Body().put(Jdwp.SINGLE_STEP).putInt(vmId).bytes());
      vmId = 0;
    }
  }

  private void done() {
    request = null;
    markers.watchSwitches(false);
  }
}
