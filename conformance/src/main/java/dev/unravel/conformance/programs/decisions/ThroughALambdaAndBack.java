package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/**
 * What is read goes to a lambda and comes back with more: on its way it passes code that no agent
 * gets to see.
 */
@Outcomes({"none", "one", "both"})
public final class ThroughALambdaAndBack {
  private interface Function {
    int of(int a);
  }

  private int x;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    ThroughALambdaAndBack p = new ThroughALambdaAndBack();
    Function adds = a -> a + p.x;
    Thread t =
        new Thread(
            () -> {
              p.x = 5;
              p.y = 7;
            });
    t.start();
    int sum = adds.of(p.y);
    String text = "both";
    if (sum == 0) {
      text = "none";
    } else if (sum == 5) {
      text = "one";
    }
    t.join();
    System.out.println(text);
  }
}
