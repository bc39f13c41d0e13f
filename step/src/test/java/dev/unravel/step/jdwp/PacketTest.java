package dev.unravel.step.jdwp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PacketTest {
  @Test
  void commandsAndRepliesComeBackAsTheyWere() throws IOException {
    Packet command = Packet.command(7, Jdwp.SET_REQUEST, new byte[] {1, 2, 3});
    Packet error = Packet.error(-1, 0xffff);

    assertThat(read(bytes(command))).usingRecursiveComparison().isEqualTo(command);
    assertThat(read(bytes(error))).usingRecursiveComparison().isEqualTo(error);
  }

  @Test
  void theHeaderIsThatOfTheProtocol() throws IOException {
    assertThat(bytes(Packet.command(0x01020304, Jdwp.COMPOSITE_EVENT, new byte[] {9})))
        .containsExactly(0, 0, 0, 12, 1, 2, 3, 4, 0, 0x40, 0x64, 9);
    assertThat(bytes(Packet.reply(1, Packet.NOTHING)))
        .containsExactly(0, 0, 0, 11, 0, 0, 0, 1, (byte) 0x80, 0, 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, (1 << 28) + 1})
  void aLengthThatCannotBeIsRefusedBeforeAnythingIsRead(int length) {
    byte[] header = ByteBuffer.allocate(11).putInt(length).array();
    assertThatThrownBy(() -> read(header))
        .isInstanceOf(IOException.class)
        .hasMessage("a packet of " + length + " bytes");
  }

  @Test
  void aPacketThatIsCutShortIsRefused() {
    byte[] header = ByteBuffer.allocate(12).putInt(20).array();
    assertThatThrownBy(() -> read(header))
        .isInstanceOf(IOException.class)
        .hasMessage("a packet was cut short");
  }

  private static byte[] bytes(Packet packet) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    packet.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static Packet read(byte[] bytes) throws IOException {
    return Packet.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }
}
