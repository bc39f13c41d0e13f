package dev.unravel.report.html;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.Json;
import dev.unravel.report.source.SourceFile;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The parts of the source that an execution came by. What the verdict is about comes first; when
 * the page would get too long, the rest is left out.
 */
final class SourceExcerpts {
  private static final int SHORT_FILE = 300;
  private static final int LINES_AROUND = 12;
  private static final int MOST_CHARACTERS = 90_000;
  private static final int LONGEST_LINE = 400;

  /** A file, its number on the page, and which of its lines are there, counting from 0. */
  private record Excerpt(SourceFile file, int number, BitSet kept) {}

  private final Map<String, Excerpt> excerpts = new LinkedHashMap<>();
  private final Map<Location, Integer> numbers = new HashMap<>();
  private int characters;

  private final Sources sources;

  private SourceExcerpts(Sources sources) {
    this.sources = sources;
  }

  static SourceExcerpts of(Explanation explanation, Sources sources) {
    SourceExcerpts excerpts = new SourceExcerpts(sources);
    for (Location location : byImportance(explanation)) {
      if (location.line() > 0 && !location.inJdk()) {
        sources.find(location).ifPresent(file -> excerpts.add(location, file));
      }
    }
    return excerpts;
  }

  private static Set<Location> byImportance(Explanation explanation) {
    Trace trace = explanation.trace();
    Set<Location> locations = new LinkedHashSet<>();
    for (Finding.Evidence evidence : explanation.verdict().evidence()) {
      if (evidence.clock() < 1 || evidence.clock() > trace.actions().size()) {
        continue;
      }
      trace.location(trace.at(evidence.clock()).location()).ifPresent(locations::add);
      locations.addAll(explanation.stacks().at(evidence.clock()));
    }
    locations.addAll(trace.locations());
    explanation.stacks().distinct().forEach(locations::addAll);
    explanation.contrast().ifPresent(it -> locations.addAll(it.passing().locations()));
    return locations;
  }

  private void add(Location location, SourceFile file) {
    int count = file.lines().size();
    if (location.line() > count) {
      // Not the version that was compiled.
      return;
    }
    boolean whole = count <= SHORT_FILE;
    int from = whole ? 0 : Math.max(0, location.line() - 1 - LINES_AROUND);
    int to = whole ? count : Math.min(count, location.line() + LINES_AROUND);
    Excerpt known = excerpts.get(file.name());
    Excerpt excerpt = known != null ? known : new Excerpt(file, excerpts.size(), new BitSet());
    BitSet kept = excerpt.kept();
    int more = 0;
    for (int i = kept.nextClearBit(from); i < to; i = kept.nextClearBit(i + 1)) {
      more += Math.min(LONGEST_LINE, file.lines().get(i).length()) + 4;
    }
    if (characters + more > MOST_CHARACTERS) {
      return;
    }
    characters += more;
    kept.set(from, to);
    excerpts.put(file.name(), excerpt);
    numbers.put(location, excerpt.number());
  }

  /** Which of the files a place is in, or -1 when there is no source for it. */
  int number(Location location) {
    return numbers.getOrDefault(location, -1);
  }

  /** Writes for each file its name and pieces, each the number of its first line and its lines. */
  void write(Json json) {
    json.beginArray();
    excerpts.values().forEach(excerpt -> writeFile(excerpt.file(), excerpt.kept(), json));
    json.endArray();
  }

  private void writeFile(SourceFile file, BitSet kept, Json json) {
    json.beginObject().field("name", file.name());
    sources.link(file).ifPresent(link -> json.field("link", link));
    json.name("pieces").beginArray();
    for (int from = kept.nextSetBit(0); from >= 0; ) {
      int to = kept.nextClearBit(from);
      json.beginArray().value(from + 1L);
      List<String> piece = file.lines().subList(from, to);
      piece.forEach(line -> json.value(SourceFile.visible(line, LONGEST_LINE)));
      json.endArray();
      from = kept.nextSetBit(to);
    }
    json.endArray().endObject();
  }
}
