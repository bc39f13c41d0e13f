package dev.unravel.conformance.everyday;

/** A connection that is made at first use. */
@Fails
public final class ConnectionMadeTwice {
  private static ConnectionMadeTwice connection;
  private static int made;

  private ConnectionMadeTwice() {
    made++;
  }

  private static void use() {
    if (connection == null) {
      connection = new ConnectionMadeTwice();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(ConnectionMadeTwice::use);
    Thread other = new Thread(ConnectionMadeTwice::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (made > 1) {
      throw new AssertionError("made " + made);
    }
  }
}
