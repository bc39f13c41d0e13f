package dev.unravel.report.html;

import dev.unravel.report.Json;
import dev.unravel.report.PlainText;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.ThreadName;
import java.util.List;

/** Tables of what both executions of a page refer to by number. */
final class Tables {
  private final Table<String> strings = new Table<>();
  private final Table<Location> locations = new Table<>();
  private final Table<ActionContent> deeds = new Table<>();
  private final Table<String> threads = new Table<>();
  private final Table<List<Integer>> stacks = new Table<>();

  /** A string as people may see it, without characters that a browser would act upon. */
  int string(String text) {
    return shown(PlainText.escape(text));
  }

  /** A string that is fit to be shown already. */
  int shown(String text) {
    return text.isEmpty() ? -1 : strings.number(text);
  }

  /** Threads are the same in two executions if they are the same child of the same parent. */
  int thread(ThreadName thread) {
    return threads.number(thread.path());
  }

  int stack(List<Location> frames) {
    return frames.isEmpty() ? -1 : stacks.number(frames.stream().map(locations::number).toList());
  }

  int location(Location location) {
    return locations.number(location);
  }

  int deed(ActionContent deed) {
    return deeds.number(deed);
  }

  /** Writes everything that was asked for, with the source where there is some. */
  void write(Json json, SourceExcerpts excerpts) {
    json.name("operations").beginArray();
    for (Operation operation : Operation.values()) {
      json.value(operation.word());
    }
    json.endArray().name("stacks");
    stacks.write(json, Tables::writeNumbers);
    json.name("deeds");
    deeds.write(json, Tables::writeDeed);
    json.name("locations");
    locations.write(json, (location, to) -> writeLocation(location, to, excerpts));
    json.name("strings");
    strings.write(json, (string, to) -> to.value(string));
    json.name("sources");
    excerpts.write(json);
  }

  private static void writeNumbers(List<Integer> numbers, Json json) {
    json.beginArray();
    numbers.forEach(json::value);
    json.endArray();
  }

  private static void writeDeed(ActionContent deed, Json json) {
    writeNumbers(
        List.of(
            deed.operation().ordinal(),
            deed.location(),
            deed.object(),
            deed.member(),
            deed.subject()),
        json);
  }

  private static void writeLocation(Location location, Json json, SourceExcerpts excerpts) {
    json.beginArray()
        .value(PlainText.escape(location.className()))
        .value(PlainText.escape(location.method()))
        .value(PlainText.escape(location.shortForm()))
        .value(location.line())
        .value(excerpts.number(location))
        .endArray();
  }
}
