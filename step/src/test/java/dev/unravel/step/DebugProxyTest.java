package dev.unravel.step;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;

class DebugProxyTest {
  /** The loopback interface has many addresses; whoever listens at all of the machine has them. */
  @Test
  void nobodyReachesItButAtTheLoopbackAddress() throws IOException {
    try (DebugProxy proxy = DebugProxy.open(0)) {
      for (int port : List.of(proxy.workerPort(), proxy.debuggerPort())) {
        connect("127.0.0.1", port);
        assertThatThrownBy(() -> connect("127.0.0.2", port)).isInstanceOf(IOException.class);
      }
    }
  }

  private static void connect(String host, int port) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), 10_000);
    }
  }
}
