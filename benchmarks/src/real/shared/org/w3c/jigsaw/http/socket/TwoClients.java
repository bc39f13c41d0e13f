package org.w3c.jigsaw.http.socket;

import java.util.function.BiConsumer;
import org.w3c.jigsaw.http.httpd;
import org.w3c.util.SyncLRUList;

/**
 * A factory with two idle clients, and two threads that do something to one each. In the package of
 * these, since the methods are protected.
 */
final class TwoClients {
  private TwoClients() {}

  static void race(
      String[] args,
      BiConsumer<SocketClientFactory, SocketClientState> client,
      BiConsumer<SocketClientFactory, SocketClientState> admin)
      throws InterruptedException {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      idle(factory());
    }

    SocketClientFactory factory = factory();
    SocketClientState state = idle(factory);
    SocketClientState other = idle(factory);
    Thread first = new Thread(() -> client.accept(factory, state), "client");
    Thread second =
        new Thread(
            () -> {
              Thread.currentThread().interrupt(); // skips a sleep of five seconds
              admin.accept(factory, other);
            },
            "admin");
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println("PASS");
  }

  private static SocketClientFactory factory() {
    SocketClientFactory factory = new SocketClientFactory();
    factory.server = new httpd();
    factory.csList = new SocketClientState();
    factory.idleList = new SyncLRUList();
    factory.freeList = new SyncLRUList();
    factory.maxFree = 10;
    return factory;
  }

  private static SocketClientState idle(SocketClientFactory factory) {
    SocketClientState state = factory.addClient(false);
    factory.idleList.toHead(state);
    factory.idleCount++;
    return state;
  }
}
