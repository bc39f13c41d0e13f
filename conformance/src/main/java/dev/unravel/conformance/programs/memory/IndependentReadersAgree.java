package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Two readers of two independent volatile writes agree on their order: 1 0 1 0 is not allowed. */
@Outcomes(
    value = {
      "0 0 0 0", "0 0 0 1", "0 0 1 0", "0 0 1 1", "0 1 0 0", "0 1 0 1", "0 1 1 0", "0 1 1 1",
      "1 0 0 0", "1 0 0 1", "1 0 1 1", "1 1 0 0", "1 1 0 1", "1 1 1 0", "1 1 1 1"
    },
    large = true)
public final class IndependentReadersAgree {
  private volatile int x;
  private volatile int y;
  private String seen;

  public static void main(String[] args) throws InterruptedException {
    IndependentReadersAgree p = new IndependentReadersAgree();
    Thread t = new Thread(() -> p.x = 1);
    Thread u = new Thread(() -> p.y = 1);
    Thread reader =
        new Thread(
            () -> {
              int first = p.x;
              int second = p.y;
              p.seen = first + " " + second;
            });
    reader.start();
    t.start();
    u.start();
    int first = p.y;
    int second = p.x;
    t.join();
    u.join();
    reader.join();
    System.out.println(p.seen + " " + first + " " + second);
  }
}
