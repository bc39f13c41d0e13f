package org.w3c.jigsaw.http.socket;

/**
 * deleteClient locks the factory, then the list of clients; clientFinished locks the list, then the
 * factory.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    TwoClients.race(
        args, (factory, mine) -> factory.clientFinished(mine.client), (factory, other) -> factory.deleteClient(other));
  }
}
