package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmEvent;
import java.nio.ByteBuffer;

/**
 * A step as it is put to the JVM. To step into a call, the JVM is asked to step over it and to say
 * when a method is entered: its own way of stepping into calls loses track in the hooks, which are
 * called all the time and are to be left out, and then goes on to the end of the method.
 */
final class PlacedStep {
  private static final int LINE_TABLE = 0x0601;
  private static final int OVER = 1;

  private final Vm vm;
  private int step;
  private int entry;
  private boolean byLines;

  PlacedStep(Vm vm) {
    this.vm = vm;
  }

  void place(EventRequest request) {
    EventRequest.Modifier how = request.modifier(Jdwp.STEP).orElseThrow();
    ByteBuffer details = ByteBuffer.wrap(how.details());
    long thread = details.getLong();
    int size = details.getInt();
    byLines = size == Jdwp.LINE;
    if (size != Jdwp.LINE || details.getInt() != Jdwp.INTO) {
      step = set(request);
      return;
    }
    step = set(request.replacing(how, EventRequest.stepModifier(thread, size, OVER)));
    entry = set(request.asEntryIn(thread));
  }

  private int set(EventRequest request) {
    ByteBuffer answer = vm.call(Jdwp.SET_REQUEST, request.bytes());
    return answer.hasRemaining() ? answer.getInt() : 0;
  }

  void withdraw() {
    clear(Jdwp.SINGLE_STEP, step);
    clear(Jdwp.METHOD_ENTRY, entry);
    step = 0;
    entry = 0;
  }

  private void clear(int kind, int request) {
    if (request != 0) {
      vm.call(Jdwp.CLEAR_REQUEST, new PacketBody().put(kind).putInt(request).bytes());
    }
  }

  /** Whether it is what the step is waiting for. */
  boolean isFrom(VmEvent event) {
    return event.kind() == Jdwp.SINGLE_STEP && step != 0 && event.request() == step
        || event.kind() == Jdwp.METHOD_ENTRY && entry != 0 && event.request() == entry;
  }

  /** Whether that is a place without source: in a lambda's class or a native method. */
  boolean isNowhere(VmEvent event) {
    if (!byLines) {
      return false;
    }
    ByteBuffer location = ByteBuffer.wrap(event.details()).position(1);
    byte[] method =
        new PacketBody().putLong(location.getLong()).putLong(location.getLong()).bytes();
    ByteBuffer lines = vm.call(LINE_TABLE, method);
    return !lines.hasRemaining() || lines.getInt(2 * Long.BYTES) == 0;
  }
}
