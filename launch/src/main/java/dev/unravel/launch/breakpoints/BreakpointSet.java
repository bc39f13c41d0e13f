package dev.unravel.launch.breakpoints;

import dev.unravel.diagnose.breakpoints.Meeting;
import java.util.ArrayList;
import java.util.List;

/**
 * Meetings that together make the target fail.
 *
 * @param meetings the meetings, none twice
 * @param timeoutMillis how long a thread waits for the other at each
 */
public record BreakpointSet(List<Meeting> meetings, long timeoutMillis) {
  /** For a target that fails without. */
  public static final BreakpointSet NONE = new BreakpointSet(List.of(), 0);

  /** A place in a loop would else hold the target up at every turn. */
  private static final int MOST_PAUSES = 10;

  public BreakpointSet {
    meetings = List.copyOf(meetings);
  }

  BreakpointSet with(Meeting meeting) {
    List<Meeting> more = new ArrayList<>(meetings);
    more.add(meeting);
    return new BreakpointSet(more, timeoutMillis);
  }

  BreakpointSet without(Meeting meeting) {
    List<Meeting> fewer = new ArrayList<>(meetings);
    fewer.remove(meeting);
    return new BreakpointSet(fewer, timeoutMillis);
  }

  BreakpointSet waiting(long millis) {
    return new BreakpointSet(meetings, millis);
  }

  /** How the n-th breakpoint is called, counting from 0. */
  static String name(int n) {
    return "meeting-" + (n + 1);
  }

  /** The lines of a breakpoint file. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int n = 0; n < meetings.size(); n++) {
      Meeting meeting = meetings.get(n);
      lines.add(
          "race \""
              + name(n)
              + "\" "
              + PositionText.of(meeting.first())
              + " -> "
              + PositionText.of(meeting.second())
              + " timeout "
              + timeoutMillis
              + "ms at-most 1 pauses "
              + MOST_PAUSES);
    }
    return lines;
  }
}
