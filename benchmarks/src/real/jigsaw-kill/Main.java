package org.w3c.jigsaw.http.socket;

import org.w3c.jigsaw.http.httpd;
import org.w3c.util.SyncLRUList;

/**
 * killClients locks the factory, then the list of clients; clientConnectionFinished locks the list, then
 * the factory. In the package of these, since the methods are protected.
 */
public class Main {
  static SocketClientFactory factory() {
    SocketClientFactory factory = new SocketClientFactory();
    factory.server = new httpd();
    factory.csList = new SocketClientState();
    factory.idleList = new SyncLRUList();
    factory.freeList = new SyncLRUList();
    factory.maxFree = 10;
    return factory;
  }

  static SocketClientState idle(SocketClientFactory factory) {
    SocketClientState state = factory.addClient(false);
    factory.idleList.toHead(state);
    factory.idleCount++;
    return state;
  }

  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      idle(factory());
    }

    SocketClientFactory factory = factory();
    SocketClientState state = idle(factory);
    SocketClientState other = idle(factory);
    Thread client = new Thread(() -> factory.clientConnectionFinished(state.client), "client");
    Thread admin =
        new Thread(
            () -> {
              Thread.currentThread().interrupt(); // skips a sleep of five seconds
              factory.killClients(true);
            },
            "admin");
    client.start();
    admin.start();
    client.join();
    admin.join();
    System.out.println("PASS");
  }
}
