package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * A builder is not made for two threads. A number is written into its array by code without points.
 */
@Outcomes({"1", "2", "12", "21"})
public final class BuildersLoseWhatIsAppended {
  private static final StringBuilder text = new StringBuilder();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> text.append(1));
    t.start();
    text.append(2);
    t.join();
    System.out.println(text);
  }
}
