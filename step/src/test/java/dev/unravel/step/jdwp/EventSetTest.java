package dev.unravel.step.jdwp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventSetTest {
  private static final byte[] PLACE = new byte[Jdwp.LOCATION_BYTES];
  private static final byte[] OBJECT = new byte[9];

  private static byte[] join(byte[]... parts) {
    PacketBody body = new PacketBody();
    for (byte[] part : parts) {
      body.putBytes(part);
    }
    return body.bytes();
  }

  private static VmEvent exit(char type, int bytes) {
    return new VmEvent(
        Jdwp.METHOD_EXIT_WITH_VALUE, 3, 8, join(PLACE, new byte[] {(byte) type}, new byte[bytes]));
  }

  @Test
  void everyEventIsReadToItsEnd() {
    byte[] prepared = new PacketBody().put(1).putLong(2).putString("Lacme/Bank;").putInt(7).bytes();
    EventSet set =
        new EventSet(
            Jdwp.ALL,
            List.of(
                new VmEvent(Jdwp.SINGLE_STEP, 1, 8, PLACE),
                new VmEvent(Jdwp.BREAKPOINT, 2, 8, PLACE),
                exit('V', 0),
                exit('Z', 1),
                exit('S', 2),
                exit('F', 4),
                exit('J', 8),
                exit('L', 8),
                new VmEvent(Jdwp.EXCEPTION, 4, 8, join(PLACE, OBJECT, PLACE)),
                new VmEvent(Jdwp.CLASS_PREPARE, 5, 8, prepared),
                new VmEvent(Jdwp.VM_START, 0, 8, new byte[0]),
                // The last, and with no thread in it.
                new VmEvent(Jdwp.VM_DEATH, 6, 0, new byte[0])));

    Packet packet = set.packet(11);
    EventSet read = EventSet.read(packet);

    assertThat(read.policy()).isEqualTo(Jdwp.ALL);
    assertThat(read.thread()).isEqualTo(8);
    assertThat(read).usingRecursiveComparison().isEqualTo(set);
    assertThat(read.packet(11)).usingRecursiveComparison().isEqualTo(packet);
  }

  @Test
  void anEventCanBeToldAsThatOfAnotherThreadAndRequest() {
    VmEvent event = new VmEvent(Jdwp.SINGLE_STEP, 1, 8, PLACE).in(9).of(2);

    assertThat(event.thread()).isEqualTo(9);
    assertThat(event.request()).isEqualTo(2);
    assertThat(event.details()).isEqualTo(PLACE);
  }
}
