package dev.unravel.agent.breakpoints;

import dev.unravel.agent.breakpoints.file.BreakpointPosition;
import dev.unravel.agent.breakpoints.file.Definition;
import dev.unravel.agent.breakpoints.woven.WeavingStatus;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import dev.unravel.agent.breakpoints.woven.WovenPositions;
import dev.unravel.api.engine.Counters;
import dev.unravel.api.engine.Messages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The result of the breakpoints: a summary on standard error at the end, and counters in a file for
 * other programs, which is brought up to date after hits, too, since a program that hangs does not
 * end by itself.
 */
final class BreakpointReport implements WovenBreakpoint.Listener {
  private final List<WovenBreakpoint> breakpoints = new ArrayList<>();
  private final List<String> problems;
  private final Optional<String> file;

  private final Object draftLock = new Object();

  /** Hits that are not in the file yet; guarded by this. */
  private boolean changed;

  BreakpointReport(List<String> problems, Optional<String> file) {
    this.problems = problems;
    this.file = file;
  }

  void add(WovenBreakpoint breakpoint) {
    breakpoints.add(breakpoint);
  }

  @Override
  public synchronized void hit() {
    changed = true;
    notifyAll();
  }

  /** Writes the file after hits, from a thread of its own, so that no other one is held up. */
  void keepUp() {
    if (file.isEmpty()) {
      return;
    }
    Thread writer = new Thread(new Writer(), "unravel-breakpoint-report");
    writer.setDaemon(true);
    writer.start();
  }

  /** A class, since a lambda would be the first of the JVM. */
  private final class Writer implements Runnable {
    @Override
    public void run() {
      WovenPositions.quietly(new AfterHits());
    }
  }

  private final class AfterHits implements Runnable {
    @Override
    public void run() {
      try {
        while (true) {
          awaitHit();
          write();
        }
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private synchronized void awaitHit() throws InterruptedException {
    while (!changed) {
      wait();
    }
    changed = false;
  }

  void write() {
    if (file.isEmpty()) {
      return;
    }
    Path target = Path.of(file.get());
    Path draft = Path.of(file.get() + ".tmp");
    try {
      synchronized (draftLock) {
        Files.write(draft, json().getBytes(StandardCharsets.UTF_8));
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException | RuntimeException failed) {
      Messages.say("cannot write " + file.get() + " (" + failed + ")");
    }
  }

  /** A line for each breakpoint, and one for each position that does not work. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    for (WovenBreakpoint breakpoint : breakpoints) {
      lines.add(breakpoint.meeting().counters().toString());
      List<BreakpointPosition> positions = breakpoint.definition().positions();
      for (int p = 0; p < positions.size(); p++) {
        BreakpointPosition position = positions.get(p);
        WeavingStatus status = breakpoint.status(p);
        String complaint = status.complaint(position.place());
        if (!complaint.isEmpty()) {
          lines.add("  " + position.text() + ": " + complaint);
        } else if (breakpoint.reached(p) == 0 && status.stranger().isPresent()) {
          lines.add(
              "  "
                  + position.text()
                  + ": only threads of other names came here, such as \""
                  + status.stranger().get()
                  + "\"");
        }
      }
    }
    return lines;
  }

  String json() {
    StringBuilder json = new StringBuilder("{\"breakpoints\":[");
    String comma = "";
    for (WovenBreakpoint breakpoint : breakpoints) {
      json.append(comma);
      breakpoint(json, breakpoint);
      comma = ",";
    }
    json.append("],\"problems\":[");
    comma = "";
    for (String problem : problems) {
      json.append(comma).append(JsonText.quoted(problem));
      comma = ",";
    }
    return json.append("]}\n").toString();
  }

  private static void breakpoint(StringBuilder json, WovenBreakpoint breakpoint) {
    Counters counters = breakpoint.meeting().counters();
    Definition definition = breakpoint.definition();
    json.append("{\"name\":")
        .append(JsonText.quoted(definition.name()))
        .append(",\"kind\":\"")
        .append(definition.kind().word())
        .append("\",\"reached\":")
        .append(counters.reached())
        .append(",\"paused\":")
        .append(counters.paused())
        .append(",\"hit\":")
        .append(counters.hit())
        .append(",\"timedOut\":")
        .append(counters.timedOut())
        .append(",\"positions\":[");
    List<BreakpointPosition> positions = definition.positions();
    for (int p = 0; p < positions.size(); p++) {
      BreakpointPosition position = positions.get(p);
      json.append(p == 0 ? "" : ",")
          .append("{\"position\":")
          .append(JsonText.quoted(position.text()))
          .append(",\"reached\":")
          .append(breakpoint.reached(p))
          .append(",\"problem\":")
          .append(JsonText.quoted(breakpoint.status(p).complaint(position.place())))
          .append('}');
    }
    json.append("]}");
  }
}
