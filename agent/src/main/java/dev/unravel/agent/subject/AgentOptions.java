package dev.unravel.agent.subject;

import dev.unravel.trace.PointLevel;
import java.util.Locale;
import java.util.Optional;

/**
 * The options behind the {@code =} of {@code -javaagent:}.
 *
 * @param points which operations of the target are scheduling points
 * @param insideConcurrent whether every access inside java.util.concurrent is a point
 * @param conflicts whether conflicts are looked for, which takes more hooks
 * @param names whether every object that the target makes is told of
 * @param uses whether java.util.concurrent tells what its steps use
 * @param loops whether the rounds of loops are told of, too
 * @param osThreads whether to use OS threads even where there are continuations
 * @param test whether the target is a test
 * @param debugged whether a debugger looks at the threads
 * @param cache the file that keeps instrumented classes of the JDK
 */
public record AgentOptions(
    PointLevel points,
    boolean insideConcurrent,
    boolean conflicts,
    boolean names,
    boolean uses,
    boolean loops,
    boolean osThreads,
    boolean test,
    boolean debugged,
    Optional<String> cache) {
  private static final String CACHE = "cache=";

  /** Whether java.util.concurrent has points of its own, and calls to it are none. */
  public boolean pointsInside() {
    return insideConcurrent && points != PointLevel.YIELD;
  }

  public static AgentOptions parse(String arguments) {
    PointLevel points = PointLevel.MEMORY;
    boolean inside = false;
    boolean conflicts = false;
    boolean names = false;
    boolean uses = false;
    boolean loops = false;
    boolean os = false;
    boolean test = false;
    boolean debugged = false;
    String rest = arguments == null ? "" : arguments;
    Optional<String> cache = Optional.empty();
    // The last option, since there may be commas in the name of a file.
    int atCache = rest.startsWith(CACHE) ? 0 : rest.indexOf("," + CACHE) + 1;
    if (rest.startsWith(CACHE, atCache)) {
      cache = Optional.of(rest.substring(atCache + CACHE.length()));
      rest = rest.substring(0, atCache);
    }
    for (String option : rest.split(",")) {
      if (option.startsWith("points=")) {
        points = PointLevel.valueOf(option.substring(7).toUpperCase(Locale.ROOT));
      } else if (option.equals("inside-concurrent")) {
        inside = true;
      } else if (option.equals("conflicts")) {
        conflicts = true;
      } else if (option.equals("names")) {
        names = true;
      } else if (option.equals("uses")) {
        uses = true;
      } else if (option.equals("loops")) {
        loops = true;
      } else if (option.equals("backend=os") || option.equals("backend=continuation")) {
        os = option.endsWith("os");
      } else if (option.equals("test")) {
        test = true;
      } else if (option.equals("debugged")) {
        debugged = true;
      } else if (!option.isEmpty()) {
        throw new IllegalArgumentException("unknown agent option " + option);
      }
    }
    return new AgentOptions(
        points, inside, conflicts, names, uses, loops, os, test, debugged, cache);
  }
}
