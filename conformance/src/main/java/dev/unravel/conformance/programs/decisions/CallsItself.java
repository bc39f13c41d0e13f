package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A method keeps what it has read while it calls itself and reads the same again. */
@Outcomes({"0 in all", "1 in all", "2 in all", "3 in all"})
public final class CallsItself {
  private int x;

  private int above(int depth) {
    int seen = x;
    int deeper = depth > 1 ? above(depth - 1) : 0;
    return seen > 1 ? deeper + 1 : deeper;
  }

  public static void main(String[] args) throws InterruptedException {
    CallsItself p = new CallsItself();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
              p.x = 1;
            });
    t.start();
    int all = p.above(3);
    t.join();
    System.out.println(all + " in all");
  }
}
