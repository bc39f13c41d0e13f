package dev.unravel.step;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Events that happened at once.
 *
 * @param policy which threads were stopped
 * @param events what happened
 */
record EventSet(int policy, List<Event> events) {

  static EventSet read(Packet packet) {
    ByteBuffer from = packet.fields();
    int policy = from.get();
    int count = from.getInt();
    List<Event> events = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      events.add(Event.read(from));
    }
    return new EventSet(policy, List.copyOf(events));
  }

  Packet packet(int id) {
    Body body = new Body().put(policy).putInt(events.size());
    events.forEach(event -> event.write(body));
    return Packet.command(id, Jdwp.COMPOSITE_EVENT, body.bytes());
  }

  /** The thread they happened in, 0 if in none. */
  long thread() {
    return events.isEmpty() ? 0 : events.get(0).thread();
  }
}
