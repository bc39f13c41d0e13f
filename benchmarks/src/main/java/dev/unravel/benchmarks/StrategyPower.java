package dev.unravel.benchmarks;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.shapes.Shapes;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How many executions each strategy needs until the first failure of each shape. All searches in a
 * shape share a JVM, for starting one takes longer than most of them; a search begins by forgetting
 * what earlier ones learned. With {@code --find-time} see {@link FindTime}.
 */
public final class StrategyPower {
  private final List<String> strategies;
  private final int seeds;
  private final int executions;
  private final int seconds;
  private final Jdk jdk;

  private StrategyPower(Options options) {
    List<String> names = new ArrayList<>(Strategies.names());
    // It has no seeds, and counts schedules in an order that says nothing about luck.
    names.remove("exhaustive");
    strategies = options.selection("strategies", names);
    seeds = options.number("seeds", 20);
    executions = options.number("executions", 10_000);
    seconds = options.number("seconds", 5);
    jdk = InstalledJdks.withFeature(options.number("jdk", 25)).orElseThrow();
  }

  public static void main(String[] arguments) {
    Options options =
        new Options(
            arguments,
            Set.of("strategies", "shapes", "seeds", "executions", "seconds", "jdk"),
            Set.of("find-time"));
    List<String> names =
        options.selection("shapes", Shapes.all().stream().map(Shape::name).toList());
    List<Shape> shapes =
        Shapes.all().stream().filter(shape -> names.contains(shape.name())).toList();
    StrategyPower power = new StrategyPower(options);
    if (options.has("find-time")) {
      FindTime.print(shapes, power.jdk);
    } else {
      power.print(shapes);
    }
  }

  private void print(List<Shape> shapes) {
    System.out.printf(
        Locale.ROOT,
        "Executions to the first failure, median of %d seeds; in brackets the part of the seeds"
            + " that found it, where it is not all; `-` when more than half found nothing in %,d"
            + " executions or %d s. JDK %d.%n%n",
        seeds,
        executions,
        seconds,
        jdk.feature());
    System.out.println("| shape | " + String.join(" | ", strategies) + " |");
    System.out.println("|---" + "|---:".repeat(strategies.size()) + "|");
    int[] found = new int[strategies.size()];
    double[] expected = new double[strategies.size()];
    for (Shape shape : shapes) {
      System.out.print("| " + shape.name());
      try (ShapeWorker worker = new ShapeWorker(jdk, System.err::println)) {
        for (int i = 0; i < strategies.size(); i++) {
          Campaign campaign = campaign(worker, shape, strategies.get(i));
          found[i] += campaign.median().isPresent() ? 1 : 0;
          expected[i] += campaign.share();
          System.out.print(" | " + campaign.cell());
        }
      }
      System.out.println(" |");
    }
    System.out.printf("| found, of %d; bugs expected per campaign", shapes.size());
    for (int i = 0; i < found.length; i++) {
      System.out.printf(Locale.ROOT, " | %d; %.2f", found[i], expected[i]);
    }
    System.out.println(" |");
  }

  private Campaign campaign(ShapeWorker worker, Shape shape, String strategy) {
    List<OptionalLong> firsts = new ArrayList<>();
    for (int seed = 1; seed <= seeds; seed++) {
      Settings settings = Settings.defaults().withStrategy(strategy).withSeed(seed);
      firsts.add(worker.firstFailure(shape, settings, executions, seconds * 1000L));
    }
    return new Campaign(firsts);
  }
}
