package dev.unravel.cli.report;

import dev.unravel.cli.console.Printable;
import dev.unravel.report.Json;
import dev.unravel.report.RaceText;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Location;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.util.ArrayList;
import java.util.List;

/** Lines that go with a verdict that nothing fails: its assumptions, and races that were seen. */
final class ClaimLines {
  private static final String MARGIN = "            ";

  private ClaimLines() {}

  static List<String> assuming(List<Assumed> assumed) {
    return assumed.stream().map(each -> "  assuming  " + Printable.line(each.text())).toList();
  }

  static List<String> races(List<Sighting> races) {
    List<String> lines = new ArrayList<>();
    for (List<String> block : RaceText.blocks(races)) {
      for (int i = 0; i < block.size(); i++) {
        lines.add((i == 0 ? "  race      " : MARGIN) + Printable.line(block.get(i)));
      }
    }
    return lines;
  }

  /** Names and words, as the value of a field whose name was written. */
  static void write(List<Assumed> assumed, Json json) {
    json.beginArray();
    for (Assumed each : assumed) {
      json.beginObject().field("id", each.id()).field("text", each.text()).endObject();
    }
    json.endArray();
  }

  static void writeRaces(List<Sighting> races, Json json) {
    json.name("races").beginArray();
    for (Sighting race : races) {
      json.beginObject().field("class", race.object()).field("member", race.member());
      json.name("first");
      write(race.first(), json);
      json.name("second");
      write(race.second(), json);
      json.endObject();
    }
    json.endArray();
  }

  private static void write(Party party, Json json) {
    Location place = party.location();
    json.beginObject()
        .field("class", place.className())
        .field("method", place.method())
        .field("file", place.file())
        .field("line", place.line())
        .field("thread", party.thread())
        .field("does", party.does())
        .endObject();
  }
}
