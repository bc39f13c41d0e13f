package dev.unravel.agent;

import dev.unravel.trace.PointLevel;
import java.util.Locale;

/**
 * What stands behind the {@code =} of {@code -javaagent:}.
 *
 * @param points which operations of the target are scheduling points
 * @param insideConcurrent whether java.util.concurrent is treated like code of the target
 * @param osThreads whether to use OS threads even where there are continuations
 */
record AgentOptions(PointLevel points, boolean insideConcurrent, boolean osThreads) {

  static AgentOptions parse(String arguments) {
    PointLevel points = PointLevel.MEMORY;
    boolean inside = false;
    boolean os = false;
    for (String option : arguments == null ? new String[0] : arguments.split(",")) {
      if (option.startsWith("points=")) {
        points = PointLevel.valueOf(option.substring(7).toUpperCase(Locale.ROOT));
      } else if (option.equals("inside-concurrent")) {
        inside = true;
      } else if (option.equals("backend=os") || option.equals("backend=continuation")) {
        os = option.endsWith("os");
      } else if (!option.isEmpty()) {
        throw new IllegalArgumentException("unknown agent option " + option);
      }
    }
    return new AgentOptions(points, inside, os);
  }
}
