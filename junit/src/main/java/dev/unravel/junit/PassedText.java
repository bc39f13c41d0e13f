package dev.unravel.junit;

import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.search.Claim;
import dev.unravel.report.RaceText;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.seen.Sighting;
import java.util.ArrayList;
import java.util.List;

/** The claims of a test that passed, in the lines that the command line has. */
final class PassedText {
  private PassedText() {}

  static List<String> of(SearchResult result, SearchRequest request) {
    Claim claim = new Claim(result.coverage(), request.settings());
    List<String> lines = new ArrayList<>();
    claim.schedules().ifPresent(text -> lines.add("  covered   " + text));
    claim.objections().forEach(why -> lines.add("  covered   " + why));
    addAssumed(claim.assumptions(), lines);
    addRaces(result.races(), lines);
    result.coverage().terms().notes().forEach(note -> lines.add("  note      " + note));
    return lines;
  }

  static List<String> of(ProveResult result) {
    List<String> lines = new ArrayList<>();
    if (result.onlyOneThread()) {
      lines.add("  note      only one thread ran, so there was nothing to schedule");
    }
    addAssumed(result.assumed(), lines);
    addRaces(result.races(), lines);
    return lines;
  }

  private static void addAssumed(List<Assumed> assumed, List<String> lines) {
    assumed.forEach(each -> lines.add("  assuming  " + each.text()));
  }

  private static void addRaces(List<Sighting> races, List<String> lines) {
    for (List<String> block : RaceText.blocks(races)) {
      lines.add("  race      " + block.get(0));
      block.stream().skip(1).forEach(line -> lines.add("            " + line));
    }
  }
}
