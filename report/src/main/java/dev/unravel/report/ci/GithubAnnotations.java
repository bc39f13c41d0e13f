package dev.unravel.report.ci;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An explanation as workflow commands of GitHub Actions: the verdict as an error at the place where
 * it went wrong, and a notice at each other place that has a part in it.
 */
public final class GithubAnnotations {
  /** GitHub shows ten of a kind in a step. */
  private static final int MOST_NOTICES = 9;

  private GithubAnnotations() {}

  /** The lines to print. */
  public static List<String> of(Explanation explanation, SourcePaths paths) {
    Trace trace = explanation.trace();
    Finding verdict = explanation.verdict();
    List<Finding.Evidence> placed =
        verdict.evidence().stream()
            .filter(evidence -> place(trace, evidence.clock()).isPresent())
            .toList();
    String title = "Unravel: " + verdict.pattern().words();
    List<String> lines = new ArrayList<>();
    Optional<Location> first =
        placed.isEmpty() ? Optional.empty() : place(trace, placed.get(placed.size() - 1).clock());
    lines.add(command("error", first, paths, title, verdict.sentence()));
    Set<String> notices = new LinkedHashSet<>();
    for (Finding.Evidence evidence : placed.subList(0, Math.max(0, placed.size() - 1))) {
      String who = trace.threads().get(trace.at(evidence.clock()).thread()).toString();
      notices.add(
          command(
              "notice",
              place(trace, evidence.clock()),
              paths,
              title,
              who + ": " + evidence.role()));
    }
    notices.stream().limit(MOST_NOTICES).forEach(lines::add);
    return lines;
  }

  private static Optional<Location> place(Trace trace, long clock) {
    if (clock < 1 || clock > trace.actions().size()) {
      return Optional.empty();
    }
    return trace.location(trace.at(clock).location());
  }

  private static String command(
      String level, Optional<Location> place, SourcePaths paths, String title, String message) {
    StringBuilder text = new StringBuilder("::").append(level).append(' ');
    place
        .flatMap(paths::of)
        .ifPresent(
            path -> {
              text.append("file=").append(property(path)).append(',');
              if (place.get().line() > 0) {
                text.append("line=").append(place.get().line()).append(',');
              }
            });
    return text.append("title=")
        .append(property(title))
        .append("::")
        .append(data(message))
        .toString();
  }

  /** What is not escaped would end the command, or start another. */
  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
