package dev.unravel.samples.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.usecase.SteppedReplay;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A debugger that sends nonsense is told so, and can go on. */
@NeedsAgent
class BrokenDebuggerTest {
  private static final byte[] HANDSHAKE = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER_BYTES = 11;
  private static final int SET_REQUEST = 0x0f01;
  private static final int VERSION = 0x0101;
  private static final int ILLEGAL_ARGUMENT = 103;

  @TempDir Path folder;

  @Test
  void nonsenseIsAnsweredWithAnError() throws IOException {
    Found found = Found.in(Turnstile.class, 17, folder);
    try (SteppedReplay replay = found.replay(OptionalLong.empty())) {
      Jdb.serve(replay);
      try (Socket socket =
          new Socket(InetAddress.getLoopbackAddress(), replay.proxy().debuggerPort())) {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.write(HANDSHAKE);
        assertThat(in.readNBytes(HANDSHAKE.length)).isEqualTo(HANDSHAKE);

        // A limit of a kind that there is not, one that ends early, names of negative length.
        assertThat(error(in, out, SET_REQUEST, 2, 2, 0, 0, 0, 1, 77)).isEqualTo(ILLEGAL_ARGUMENT);
        assertThat(error(in, out, SET_REQUEST, 2, 2, 0, 0, 0, 9, 1)).isEqualTo(ILLEGAL_ARGUMENT);
        assertThat(error(in, out, SET_REQUEST, 2, 2, 0, 0, 0, 1, 5, 128, 0, 0, 0))
            .isEqualTo(ILLEGAL_ARGUMENT);
        assertThat(error(in, out, VERSION)).isZero();
      }
    }
  }

  private static int error(DataInputStream in, DataOutputStream out, int command, int... body)
      throws IOException {
    out.writeInt(HEADER_BYTES + body.length);
    out.writeInt(command);
    out.writeByte(0);
    out.writeShort(command);
    for (int each : body) {
      out.writeByte(each);
    }
    for (; ; ) {
      int length = in.readInt();
      int id = in.readInt();
      boolean reply = in.readUnsignedByte() != 0;
      int error = in.readUnsignedShort();
      in.skipNBytes(length - HEADER_BYTES);
      if (reply && id == command) {
        return error;
      }
    }
  }
}
