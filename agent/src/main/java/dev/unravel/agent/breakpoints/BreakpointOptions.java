package dev.unravel.agent.breakpoints;

import java.util.Optional;

/**
 * The options behind the {@code =} of {@code -javaagent:} in this mode.
 *
 * @param file the breakpoints
 * @param report where counters go
 * @param quiet whether the summary is left out
 */
record BreakpointOptions(String file, Optional<String> report, boolean quiet) {
  private static final String BREAKPOINTS = "breakpoints=";
  private static final String REPORT = ",report=";
  private static final String QUIET = ",quiet";

  /** Names of files may hold commas, so only what looks like an option at the end is one. */
  static BreakpointOptions parse(String arguments) {
    String rest = arguments.substring(BREAKPOINTS.length());
    boolean quiet = rest.endsWith(QUIET);
    rest = quiet ? rest.substring(0, rest.length() - QUIET.length()) : rest;
    int at = rest.lastIndexOf(REPORT);
    Optional<String> report =
        at < 0 ? Optional.empty() : Optional.of(rest.substring(at + REPORT.length()));
    return new BreakpointOptions(at < 0 ? rest : rest.substring(0, at), report, quiet);
  }
}
