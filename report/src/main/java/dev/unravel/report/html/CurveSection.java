package dev.unravel.report.html;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.trial.Curve;
import java.io.IOException;

/** The share of the ways to go on that fail, step by step, as a curve over the lanes. */
final class CurveSection {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 60;

  private final Explanation explanation;
  private final Markup markup;

  CurveSection(Explanation explanation, Markup markup) {
    this.explanation = explanation;
    this.markup = markup;
  }

  void write() throws IOException {
    if (explanation.curve().isEmpty() || explanation.curve().get().clocks().size() < 2) {
      return;
    }
    Curve curve = explanation.curve().get();
    markup.open("section", "class", "curve", "aria-label", "Point of no return");
    markup.element("h2", "Share of the ways to go on that fail");
    String box = "0 -2 " + WIDTH + " " + (HEIGHT + 4);
    markup.open("svg", "viewBox", box, "preserveAspectRatio", "none", "role", "img");
    markup.element("title", "Rises from " + curve.percent(0) + "% to " + last(curve) + "%");
    markup.open("polyline", "points", points(curve)).close("polyline");
    int steepest = curve.steepest();
    if (steepest > 0) {
      String x = Long.toString(x(curve, steepest));
      markup.open("line", "x1", x, "x2", x, "y1", "0", "y2", Integer.toString(HEIGHT));
      markup.close("line");
    }
    markup.close("svg").newLine();
    writeCaption(curve, steepest);
    markup.close("section").newLine();
  }

  private void writeCaption(Curve curve, int steepest) throws IOException {
    markup.open("p");
    if (steepest > 0) {
      String step = Long.toString(curve.clocks().get(steepest));
      markup.element("a", "Step " + step, "href", "#step-" + step).text(" decides most. ");
      markup.text("Around " + explanation.turningPoint() + ". ");
    }
    markup.text("Each point: " + curve.rounds() + " executions that go on at random from there.");
    markup.close("p");
  }

  private static int last(Curve curve) {
    return curve.percent(curve.clocks().size() - 1);
  }

  private static long x(Curve curve, int place) {
    long end = Math.max(1, curve.clocks().get(curve.clocks().size() - 1));
    return curve.clocks().get(place) * WIDTH / end;
  }

  private static String points(Curve curve) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < curve.clocks().size(); i++) {
      points.append(i == 0 ? "" : " ").append(x(curve, i)).append(',');
      points.append(HEIGHT - curve.percent(i) * HEIGHT / 100);
    }
    return points.toString();
  }
}
