package dev.unravel.launch.usecase;

import dev.unravel.launch.search.Claim;
import dev.unravel.prove.ProofVerdict;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.PathPlace;
import dev.unravel.prove.target.Charts;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The paths of a proof in words: what is assumed of them, and how far they are known. */
final class PathClaims {
  /** Holds for everything that is concluded from paths. */
  private static final List<Assumed> OF_PATHS =
      List.of(
          new Assumed(
              "values-of-strings",
              "strings and boxed numbers are told apart by what they hold, not by identity"),
          new Assumed("final-fields", "final fields are not read before they are written"),
          new Assumed(
              "thread-names",
              "names of threads that the target does not name, and random numbers that several"
                  + " threads draw from one source, decide nothing"),
          new Assumed(
              "state-inside-the-jdk",
              "threads share no other state inside the JDK than what java.util, java.io and string"
                  + " builders keep, and native code touches no field"));

  private PathClaims() {}

  /** What has to hold for a proof, besides what has to hold for any execution. */
  static List<Assumed> assumed(Charts charts, ProofVerdict.Proved proved, int boundLoops) {
    List<Assumed> all = new ArrayList<>(OF_PATHS);
    all.addAll(charts.assumptions());
    if (!proved.cuts().isEmpty()) {
      all.add(
          new Assumed(
              "loop-bound",
              "no loop goes round more than "
                  + boundLoops
                  + (boundLoops == 1 ? " time: " : " times: ")
                  + String.join(", ", proved.cuts())));
    }
    return all;
  }

  static String text(Charts charts, PathPlace place) {
    return charts.thread(place.thread()) + (place.where().isEmpty() ? "" : " at " + place.where());
  }

  /** How many paths each thread has, and where they part. */
  static List<String> coverage(Charts charts, KnownPaths known) {
    List<Long> paths = known.pathsByThread();
    List<String> lines = new ArrayList<>();
    for (int thread = 0; thread < paths.size(); thread++) {
      int each = thread;
      String forks =
          known.forks().stream()
              .filter(place -> place.thread() == each)
              .map(place -> place.where() + " (" + place.ways() + " ways)")
              .collect(Collectors.joining(", "));
      lines.add(
          charts.thread(thread)
              + ": "
              + paths.get(thread)
              + (paths.get(thread) == 1 ? " path" : " paths")
              + (forks.isEmpty() ? "" : ", parting at " + forks));
    }
    return lines;
  }

  /** Why no schedule of those that were looked at fails, and still nothing is proved; if so. */
  static Optional<String> leftOut(Terms terms, Settings settings) {
    if (!terms.gaps().isEmpty()) {
      return Optional.of("not all was under control: " + String.join("; ", terms.gaps()));
    }
    return terms.leavesOutTimeouts()
        ? Optional.of(
            "no schedule fails "
                + Claim.withoutTimeouts(settings)
                + "; the others are left out, unless --patience is longer")
        : Optional.empty();
  }
}
