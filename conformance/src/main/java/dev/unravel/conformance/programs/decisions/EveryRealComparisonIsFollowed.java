package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** Each way to compare floats and doubles decides, by a number and by what is none. */
@Outcomes({"--gG --gG", "---- ----"})
public final class EveryRealComparisonIsFollowed {
  private double x = 2.5;

  private EveryRealComparisonIsFollowed() {}

  public static void main(String[] args) throws InterruptedException {
    EveryRealComparisonIsFollowed p = new EveryRealComparisonIsFollowed();
    Thread t = new Thread(() -> p.x = Double.NaN);
    t.start();
    double d = p.x;
    float f = (float) d;
    StringBuilder text = new StringBuilder();
    text.append(d < 0 ? 'l' : '-');
    text.append(d <= 0 ? 'L' : '-');
    text.append(d > 0 ? 'g' : '-');
    text.append(d >= 0 ? 'G' : '-');
    text.append(' ');
    text.append(f < 0 ? 'l' : '-');
    text.append(f <= 0 ? 'L' : '-');
    text.append(f > 0 ? 'g' : '-');
    text.append(f >= 0 ? 'G' : '-');
    t.join();
    System.out.println(text);
  }
}
