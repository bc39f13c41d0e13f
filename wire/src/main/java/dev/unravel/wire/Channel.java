package dev.unravel.wire;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * One end of the connection between controller and worker. Any thread may send; one thread
 * receives.
 */
public final class Channel implements Closeable {

  /** Larger than any trace file, small enough that a wrong length cannot exhaust the memory. */
  static final int MAX_FRAME = 272 << 20;

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;
  private final Object sending = new Object();

  private Channel(Socket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 16));
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), 1 << 16));
  }

  /** The worker's end: connects to the controller and shows the token that it was started with. */
  public static Channel connect(int port, String token) throws IOException {
    Channel channel = new Channel(new Socket(InetAddress.getLoopbackAddress(), port));
    channel.send(token.getBytes(StandardCharsets.US_ASCII));
    return channel;
  }

  /**
   * The controller's end. Anybody on the machine can connect to a loopback port, so whoever does
   * not know the token is dropped.
   *
   * @return the channel, or nothing when the other side showed the wrong token or none in time
   */
  public static Optional<Channel> accept(Socket socket, String token) throws IOException {
    byte[] expected = token.getBytes(StandardCharsets.US_ASCII);
    try {
      socket.setSoTimeout(20_000);
      Channel channel = new Channel(socket);
      Optional<byte[]> shown = channel.receive(expected.length);
      if (shown.isPresent() && MessageDigest.isEqual(expected, shown.get())) {
        socket.setSoTimeout(0);
        return Optional.of(channel);
      }
    } catch (IOException notOurWorker) {
      // Falls through: a stranger's broken connection is no failure of ours.
    }
    socket.close();
    return Optional.empty();
  }

  public void send(Request request) throws IOException {
    send(RequestCodec.encode(request));
  }

  public void send(Message message) throws IOException {
    send(MessageCodec.encode(message));
  }

  /** The next request, or nothing when the controller has gone. */
  public Optional<Request> receiveRequest() throws IOException {
    Optional<byte[]> frame = receive(MAX_FRAME);
    return frame.isEmpty() ? Optional.empty() : Optional.of(RequestCodec.decode(frame.get()));
  }

  /** The next message, or nothing when the worker has gone. */
  public Optional<Message> receiveMessage() throws IOException {
    Optional<byte[]> frame = receive(MAX_FRAME);
    return frame.isEmpty() ? Optional.empty() : Optional.of(MessageCodec.decode(frame.get()));
  }

  private void send(byte[] frame) throws IOException {
    if (frame.length > MAX_FRAME) {
      throw new IOException("a message of " + frame.length + " bytes is too long to send");
    }
    synchronized (sending) {
      out.writeInt(frame.length);
      out.write(frame);
      out.flush();
    }
  }

  private Optional<byte[]> receive(int limit) throws IOException {
    int length;
    try {
      length = in.readInt();
    } catch (EOFException gone) {
      return Optional.empty();
    }
    if (length < 0 || length > limit) {
      throw new IOException("a frame of " + length + " bytes came, at most " + limit + " may");
    }
    // Not a single allocation of the announced length: it grows with what really comes.
    byte[] frame = in.readNBytes(length);
    return frame.length < length ? Optional.empty() : Optional.of(frame);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
