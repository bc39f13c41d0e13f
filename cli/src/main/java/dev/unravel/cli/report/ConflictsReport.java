package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.console.Style;
import dev.unravel.diagnose.conflicts.Conflict;
import dev.unravel.launch.request.ConflictResult;
import dev.unravel.report.ConflictText;
import dev.unravel.report.Json;
import dev.unravel.trace.Location;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.util.ArrayList;
import java.util.List;

/**
 * The conflicts that were seen, for people and for programs.
 *
 * @param result what was seen
 * @param all whether people want to see contentions, too
 */
public record ConflictsReport(ConflictResult result, boolean all) {
  private static final double LEAST_SUSPICION = 1.5;

  public int exitCode() {
    if (result.inconclusive().isPresent()) {
      return ExitCode.INCONCLUSIVE;
    }
    return result.hasDefect() ? ExitCode.FAILURE_FOUND : ExitCode.NOTHING_FOUND;
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    result
        .inconclusive()
        .ifPresent(
            reason ->
                console.print(
                    console.style().doubtful("INCONCLUSIVE") + " " + Printable.line(reason)));
    List<Conflict> shown = result.conflicts().stream().filter(c -> all || !isMinor(c)).toList();
    console.print(headline(console.style()));
    int number = 1;
    for (Conflict conflict : shown) {
      console.print("");
      for (String line : row(number++, conflict, console.style())) {
        console.print(line);
      }
    }
    int hidden = result.conflicts().size() - shown.size();
    if (hidden > 0) {
      console.print("");
      console.print(Numbers.of(hidden, "contention") + " not shown, see --contentions");
    }
  }

  /** Every program has contentions; of interest are those that go with failures. */
  private static boolean isMinor(Conflict conflict) {
    return conflict.suspicion() < LEAST_SUSPICION;
  }

  private String headline(Style style) {
    List<String> counts = new ArrayList<>();
    count(counts, ConflictKind.RACE, "data race");
    count(counts, ConflictKind.LOCK_ORDER, "cycle of locks", "cycles of locks");
    count(
        counts,
        ConflictKind.UNSERIALISABLE,
        "access that is not atomic",
        "accesses that are not atomic");
    count(counts, ConflictKind.POTENTIAL_RACE, "possible data race");
    String what = counts.isEmpty() ? "no race, no cycle of locks" : String.join(", ", counts);
    String effort =
        Numbers.of(result.executions(), "execution")
            + ", "
            + Numbers.of(result.failing())
            + " of them failing, in "
            + Numbers.seconds(result.seconds());
    String painted = result.hasDefect() ? style.bad("CONFLICTS") : style.good("CONFLICTS");
    return painted + " " + what + " (" + effort + ")";
  }

  private void count(List<String> counts, ConflictKind kind, String one) {
    count(counts, kind, one, one + "s");
  }

  private void count(List<String> counts, ConflictKind kind, String one, String many) {
    long count = result.conflicts().stream().filter(c -> c.kind() == kind).count();
    if (count > 0) {
      counts.add(Numbers.of(count) + " " + (count == 1 ? one : many));
    }
  }

  private List<String> row(int number, Conflict conflict, Style style) {
    Sighting seen = conflict.seen();
    List<String> lines = new ArrayList<>();
    String head = number + ". " + Printable.line(ConflictText.sentence(seen));
    lines.add(conflict.kind().isDefect() ? style.bad(head) : head);
    String margin = " ".repeat(String.valueOf(number).length() + 2);
    lines.add(margin + Printable.line(ConflictText.side(seen.first())));
    lines.add(margin + Printable.line(ConflictText.side(seen.second())));
    for (Location place : seen.further()) {
      lines.add(margin + Printable.line(ConflictText.place(place)) + further(seen.kind()));
    }
    lines.add(margin + style.quiet(howOften(seen)));
    return lines;
  }

  private static String further(ConflictKind kind) {
    return kind == ConflictKind.UNSERIALISABLE ? "  then by the first thread again" : "  and on";
  }

  private String howOften(Sighting seen) {
    String often = "seen in " + Numbers.of(seen.executions(), "execution");
    if (result.failing() == 0) {
      return often;
    }
    return often + ", " + Numbers.of(seen.failing()) + " of them failing";
  }

  private void write(Json json) {
    json.beginObject().field("verdict", ExitCode.verdict(exitCode()));
    result.inconclusive().ifPresent(reason -> json.field("message", reason));
    json.field("executions", result.executions())
        .field("failing", result.failing())
        .field("seconds", Numbers.rounded(result.seconds()));
    json.name("conflicts").beginArray();
    result.conflicts().forEach(conflict -> write(conflict, json));
    json.endArray().endObject();
  }

  private static void write(Conflict conflict, Json json) {
    Sighting seen = conflict.seen();
    json.beginObject()
        .field("kind", seen.kind().word())
        .field("pattern", seen.pattern())
        .field("suspicion", Numbers.rounded(conflict.suspicion()))
        .field("sentence", ConflictText.sentence(seen))
        .field("class", seen.object())
        .field("member", seen.member());
    json.name("first");
    write(seen.first(), json);
    json.name("second");
    write(seen.second(), json);
    json.name("further").beginArray();
    for (Location place : seen.further()) {
      json.beginObject();
      fields(place, json);
      json.endObject();
    }
    json.endArray()
        .field("executions", seen.executions())
        .field("failing", seen.failing())
        .endObject();
  }

  private static void write(Party party, Json json) {
    json.beginObject();
    fields(party.location(), json);
    json.field("thread", party.thread()).field("does", party.does());
    json.name("locks").beginArray();
    party.locks().forEach(held -> json.value(held.toString()));
    json.endArray().endObject();
  }

  private static void fields(Location place, Json json) {
    json.field("class", place.className())
        .field("method", place.method())
        .field("file", place.file())
        .field("line", place.line());
  }
}
