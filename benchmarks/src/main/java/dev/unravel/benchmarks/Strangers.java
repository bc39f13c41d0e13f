package dev.unravel.benchmarks;

import dev.unravel.benchmarks.strangers.JarSet;
import dev.unravel.benchmarks.strangers.StrangeTest;
import dev.unravel.benchmarks.strangers.TestLists;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.TestNames;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Searches in published tests of other people's libraries, as {@code find --all} does: {@code
 * Strangers [--sets netty,lang3] [--only PART] [--executions 30] [--seconds 10] [--replays 1]
 * [--jdk 17]}. The set {@code kstreams} is not among those that are taken by default: its tests are
 * known to find bugs, with one of the few versions of Mockito that run on one JDK.
 */
public final class Strangers {
  private static final String KAFKA = "kstreams";

  private Strangers() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Options options =
        new Options(
            arguments, Set.of("sets", "only", "executions", "seconds", "replays", "jdk"), Set.of());
    Map<String, JarSet> sets = JarSet.all();
    List<String> usual = sets.keySet().stream().filter(set -> !set.equals(KAFKA)).toList();
    List<String> names = options.has("sets") ? List.of(options.text("sets").split(",")) : usual;
    StrangeTest.Limits limits =
        new StrangeTest.Limits(
            options.number("executions", 30),
            options.number("seconds", 10) * 1000L,
            options.number("replays", 1));
    WorkerSetup setup =
        WorkerSetup.of(
            InstalledJdks.withFeature(options.number("jdk", 17)).orElseThrow(), WorkerBackend.AUTO);
    String part = options.has("only") ? options.text("only") : "";
    System.out.println(
        "| test | verdict | executions | seconds | executions/s | replayed | cause |");
    System.out.println("|---|---|---:|---:|---:|---|---|");
    List<StrangeTest> all = new ArrayList<>();
    for (String name : names) {
      for (Target target : targets(setup, sets.get(name), part)) {
        StrangeTest test = StrangeTest.search(setup, target, limits);
        System.out.println(test.row());
        all.add(test);
      }
    }
    System.out.println();
    System.out.println(summary(all));
  }

  private static List<Target> targets(WorkerSetup setup, JarSet set, String part)
      throws IOException, InterruptedException {
    List<String> classPath = set.classPath();
    List<String> tests =
        set.name().equals(KAFKA)
            ? TestLists.methods()
            : TestNames.of(
                    setup, Target.tests(classPath, "", List.of()), List.of(set.testJar(classPath)))
                .stream()
                .filter(TestLists.classesOf(set.name()))
                .toList();
    return tests.stream()
        .filter(test -> test.contains(part))
        .map(test -> Target.tests(classPath, test, List.of()))
        .toList();
  }

  private static String summary(List<StrangeTest> all) {
    Map<String, Long> verdicts =
        all.stream()
            .collect(
                Collectors.groupingBy(StrangeTest::verdict, TreeMap::new, Collectors.counting()));
    double seconds = all.stream().mapToDouble(StrangeTest::seconds).sum();
    double executions = all.stream().mapToLong(StrangeTest::executions).sum();
    return String.format(
        Locale.ROOT,
        "%d tests: %s; %.0f s, %.1f executions a second with everything",
        all.size(),
        verdicts.entrySet().stream()
            .map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ")),
        seconds,
        seconds == 0 ? 0 : executions / seconds);
  }
}
