package dev.unravel.step.jdwp;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A connection to a JVM or to a debugger, after the handshake. */
public final class Link implements AutoCloseable {
  private static final byte[] HANDSHAKE = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII);

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  private Link(Socket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = new DataOutputStream(socket.getOutputStream());
  }

  /** A JVM has connected and waits for us to begin. */
  public static Link toVm(Socket socket) throws IOException {
    Link link = new Link(socket);
    link.out.write(HANDSHAKE);
    link.expectHandshake();
    return link;
  }

  /** A debugger has connected and begins. */
  public static Link toDebugger(Socket socket) throws IOException {
    Link link = new Link(socket);
    link.expectHandshake();
    link.out.write(HANDSHAKE);
    return link;
  }

  private void expectHandshake() throws IOException {
    byte[] said = in.readNBytes(HANDSHAKE.length);
    if (!Arrays.equals(said, HANDSHAKE)) {
      throw new IOException("whoever connected does not speak JDWP");
    }
  }

  public Packet receive() throws IOException {
    return Packet.read(in);
  }

  public synchronized void send(Packet packet) throws IOException {
    packet.write(out);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException alreadyBroken) {
      // All that was wanted is that it is gone.
    }
  }
}
