package dev.unravel.step.jdwp;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Events that happened at once.
 *
 * @param policy which threads were stopped
 * @param events what happened
 */
public record EventSet(int policy, List<VmEvent> events) {

  public static EventSet read(Packet packet) {
    ByteBuffer from = packet.fields();
    int policy = from.get();
    int count = from.getInt();
    List<VmEvent> events = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      events.add(VmEvent.read(from));
    }
    return new EventSet(policy, List.copyOf(events));
  }

  public Packet packet(int id) {
    PacketBody body = new PacketBody().put(policy).putInt(events.size());
    events.forEach(event -> event.write(body));
    return Packet.command(id, Jdwp.COMPOSITE_EVENT, body.bytes());
  }

  /** The thread they happened in, 0 if in none. */
  public long thread() {
    return events.isEmpty() ? 0 : events.get(0).thread();
  }
}
