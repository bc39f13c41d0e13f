package dev.unravel.benchmarks;

import dev.unravel.conformance.pairs.Together;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Verdict;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Verdicts of {@code prove} on small everyday programs and on their broken twins, those of {@code
 * conformance.pairs}: how each was come to, in how many executions, or why it was not:
 *
 * <pre>benchmarks/run EverydayProofs [JDK] [SECONDS] [PART OF A NAME]</pre>
 *
 * It ends with status 1 if a verdict is wrong.
 */
public final class EverydayProofs {
  private static final int JDK = 25;
  private static final int SECONDS = 10;
  private static final String ALL = "dev/unravel/conformance/pairs";

  private EverydayProofs() {}

  public static void main(String[] arguments) throws IOException, URISyntaxException {
    int jdk = arguments.length > 0 ? Integer.parseInt(arguments[0]) : JDK;
    long millis = 1_000L * (arguments.length > 1 ? Integer.parseInt(arguments[1]) : SECONDS);
    String part = arguments.length > 2 ? arguments[2] : "";
    WorkerSetup setup =
        WorkerSetup.of(InstalledJdks.withFeature(jdk).orElseThrow(), WorkerBackend.AUTO);
    Path folder = Files.createTempDirectory("everyday-proofs");
    Map<Verdict, Integer> correct = new EnumMap<>(Verdict.class);
    Map<Verdict, Integer> broken = new EnumMap<>(Verdict.class);
    boolean wrong = false;
    for (String name : names()) {
      for (boolean isBroken : name.contains(part) ? List.of(false, true) : List.<Boolean>of()) {
        ProveResult result = prove(setup, name, isBroken, millis, folder);
        (isBroken ? broken : correct).merge(result.verdict(), 1, Integer::sum);
        boolean isWrong = result.verdict() == (isBroken ? Verdict.PROVED : Verdict.FAILED);
        wrong |= isWrong;
        System.out.printf(
            "%-40s %-12s %-14s %6d executions %6d ms  %s%s%n",
            name.substring(name.lastIndexOf('.') + 1) + (isBroken ? ", broken" : ""),
            result.verdict(),
            result.method(),
            result.executions(),
            result.millis(),
            isWrong ? "WRONG " : "",
            result.reason());
      }
    }
    System.out.println("correct " + correct + ", broken " + broken + (wrong ? ", WRONG" : ""));
    System.exit(wrong ? 1 : 0);
  }

  private static ProveResult prove(
      WorkerSetup setup, String name, boolean isBroken, long millis, Path folder)
      throws URISyntaxException {
    List<String> arguments = isBroken ? List.of("broken") : List.of();
    Target target =
        new Target(List.of(classes().toString()), name, arguments, List.of(), new byte[0]);
    ProveRequest request =
        new ProveRequest(target, Settings.defaults(), 0, millis, millis, folder, true);
    return Prove.run(setup, request.withoutRaces(), new RunListener() {});
  }

  private static List<String> names() throws IOException, URISyntaxException {
    Path root = classes();
    try (Stream<Path> files = Files.walk(root.resolve(ALL))) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && file.indexOf('$') < 0)
          .map(file -> file.substring(0, file.length() - 6).replace('/', '.'))
          .filter(name -> !name.endsWith("package-info"))
          .filter(name -> !name.equals(Together.class.getName()))
          .sorted()
          .toList();
    }
  }

  private static Path classes() throws URISyntaxException {
    return Path.of(Together.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
