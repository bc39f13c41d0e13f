package dev.unravel.step;

import dev.unravel.step.jdwp.Packet;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.Vm;
import java.nio.ByteBuffer;

/**
 * Runs what a debugger evaluates (expressions, conditions, {@code toString}) outside the schedule:
 * the thread leaves control first, as the runtime does for its own code, and returns to it
 * afterwards. So no hook counts an action or passes control on, and locks that other threads hold
 * are not met, since those are modelled.
 */
final class Evaluation {
  private final Vm vm;
  private final Markers markers;

  Evaluation(Vm vm, Markers markers) {
    this.vm = vm;
    this.markers = markers;
  }

  Packet run(Packet command, long thread) {
    byte[] token = leave(thread);
    try {
      return vm.call(command);
    } finally {
      if (token.length > 0) {
        markers.invoke("evaluated", thread, token);
      }
    }
  }

  /** Returns what to return with, nothing if the thread was not in control. */
  private byte[] leave(long thread) {
    ByteBuffer left = markers.invoke("evaluates", thread, Packet.NOTHING);
    if (!left.hasRemaining() || left.getLong(1) == 0) {
      return Packet.NOTHING;
    }
    return PacketBody.take(left, 1 + Long.BYTES);
  }
}
