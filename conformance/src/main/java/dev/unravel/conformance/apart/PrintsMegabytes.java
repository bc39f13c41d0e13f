package dev.unravel.conformance.apart;

/** Prints eight megabytes from two threads. */
public final class PrintsMegabytes {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(PrintsMegabytes::print);
    t.start();
    print();
    t.join();
  }

  private static void print() {
    String line = "x".repeat(1023);
    for (int i = 0; i < 4096; i++) {
      System.out.println(line);
    }
  }
}
