package dev.unravel.launch.breakpoints;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The agent's report of how often breakpoints were hit in a run.
 *
 * @param hits by name
 */
record HitReport(Map<String, Integer> hits) {
  private static final Pattern COUNTERS =
      Pattern.compile("\"name\"\\s*:\\s*\"([^\"]*)\"[^{}]*?\"hit\"\\s*:\\s*(\\d+)");

  HitReport {
    hits = Map.copyOf(hits);
  }

  /** Reads a report; a run that wrote none hit nothing. */
  static HitReport read(Path file) {
    Map<String, Integer> hits = new HashMap<>();
    try {
      Matcher matcher = COUNTERS.matcher(Files.readString(file));
      while (matcher.find()) {
        hits.put(matcher.group(1), Integer.parseInt(matcher.group(2)));
      }
    } catch (IOException none) {
      return new HitReport(Map.of());
    }
    return new HitReport(hits);
  }

  boolean allHit(List<String> names) {
    return !names.isEmpty() && names.stream().allMatch(name -> hits.getOrDefault(name, 0) > 0);
  }
}
