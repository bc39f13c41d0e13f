package org.w3c.jigsaw.http.socket;

/**
 * killClients locks the factory, then the list of clients; clientConnectionFinished locks the list,
 * then the factory.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    TwoClients.race(
        args, (factory, mine) -> factory.clientConnectionFinished(mine.client), (factory, other) -> factory.killClients(true));
  }
}
