package dev.unravel.api;

import dev.unravel.api.engine.Counters;
import dev.unravel.api.engine.MeetingPlace;
import dev.unravel.api.engine.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All breakpoints in the source of a program. They do nothing unless they are switched on, with
 * {@code -Dunravel.breakpoints=on} or {@link #enable}.
 */
public final class Breakpoints {
  /** The system property that switches breakpoints on; {@code quiet} leaves out the summary. */
  public static final String PROPERTY = "unravel.breakpoints";

  private static volatile boolean forbidden;

  private static final Map<String, MeetingPlace> MEETINGS = new ConcurrentHashMap<>();

  private Breakpoints() {}

  /** Switches breakpoints on, unless {@code unravel find} controls the program's threads. */
  public static void enable() {
    BreakpointSwitch.turn(true);
  }

  /** Switches breakpoints off. Threads that wait at one go on when their time is up. */
  public static void disable() {
    BreakpointSwitch.turn(false);
  }

  /**
   * Switches breakpoints off for good, before the program starts: something else decides which
   * thread goes on.
   */
  public static void forbid() {
    forbidden = true;
  }

  static boolean areForbidden() {
    return forbidden;
  }

  /** Whether breakpoints do anything. */
  public static boolean areOn() {
    return BreakpointSwitch.isOn();
  }

  /** What has happened at a breakpoint so far; all zero if no thread came to it. */
  public static Counters counters(String name) {
    MeetingPlace meeting = MEETINGS.get(name);
    return (meeting == null ? new MeetingPlace(name) : meeting).counters();
  }

  /** What has happened so far, a line for each breakpoint that was reached, by name. */
  public static List<String> summary() {
    List<String> lines = new ArrayList<>();
    for (MeetingPlace meeting : new TreeMap<>(MEETINGS).values()) {
      lines.add(meeting.counters().toString());
    }
    return lines;
  }

  /** Forgets all counters. For tests; no thread may be at a breakpoint. */
  public static void reset() {
    MEETINGS.clear();
  }

  static MeetingPlace meeting(String name) {
    MeetingPlace meeting = MEETINGS.get(name);
    if (meeting == null) {
      Summary.registered();
      MeetingPlace made = new MeetingPlace(name);
      meeting = MEETINGS.putIfAbsent(name, made);
      meeting = meeting == null ? made : meeting;
    }
    return meeting;
  }

  /** Writes the summary when the program ends. A class of its own, so that it is done once. */
  private static final class Summary extends Thread {
    static {
      if (!"quiet".equals(System.getProperty(PROPERTY))) {
        try {
          Runtime.getRuntime().addShutdownHook(new Summary());
        } catch (IllegalStateException ending) {
          // Too late for a summary.
        }
      }
    }

    /** Registers, by having the class initialised. */
    static void registered() {}

    @Override
    public void run() {
      for (String line : summary()) {
        Messages.say(line);
      }
    }
  }
}
