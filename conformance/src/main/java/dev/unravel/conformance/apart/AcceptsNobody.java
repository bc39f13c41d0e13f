package dev.unravel.conformance.apart;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Waits for a connection that never comes. */
public final class AcceptsNobody {
  public static void main(String[] args) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread t =
          new Thread(
              () -> {
                try {
                  server.accept();
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      t.start();
      t.join();
    }
  }
}
