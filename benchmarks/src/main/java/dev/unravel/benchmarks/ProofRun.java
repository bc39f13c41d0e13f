package dev.unravel.benchmarks;

import dev.unravel.benchmarks.proofs.Fft;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.prove.Deciders;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A proof, as a row of a table wants it.
 *
 * @param result what it came to
 * @param megabytes the most that the controller's heap held meanwhile, not all of it in use
 */
record ProofRun(ProveResult result, long megabytes) {

  static ProofRun of(Class<?> program, List<String> arguments, int seconds) {
    return of(program, arguments, seconds, Deciders.DEFAULT);
  }

  static ProofRun of(Class<?> program, List<String> arguments, int seconds, String decider) {
    Target target =
        new Target(
            List.of(classes().toString()), program.getName(), arguments, List.of(), new byte[0]);
    System.gc();
    pools().forEach(MemoryPoolMXBean::resetPeakUsage);
    ProveRequest request =
        new ProveRequest(
            target, Settings.defaults(), 0, seconds * 1_000L, 10_000, folder(), false, decider, 0);
    WorkerSetup setup =
        WorkerSetup.of(InstalledJdks.withFeature(25).orElseThrow(), WorkerBackend.AUTO);
    ProveResult result = Prove.run(setup, request.withoutRaces(), new RunListener() {});
    long bytes = pools().stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    return new ProofRun(result, bytes >> 20);
  }

  private static List<MemoryPoolMXBean> pools() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .toList();
  }

  private static Path classes() {
    try {
      return Path.of(Fft.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path folder() {
    try {
      return Files.createDirectories(classes().resolveSibling("proofs"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String verdict() {
    String word = result.verdict().name().toLowerCase(Locale.ROOT);
    return result.verdict() == ProveResult.Verdict.INCONCLUSIVE
        ? word + ": " + result.reason()
        : word;
  }
}
