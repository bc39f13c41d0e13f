package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.facts.Facts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Histories of the variables and locks that findings are about. */
final class Histories {
  private Histories() {}

  /**
   * @param facts the failing execution
   * @param findings what may be wrong with it
   */
  static List<History> of(Facts facts, List<Finding> findings) {
    Set<String> names = new LinkedHashSet<>();
    findings.forEach(finding -> names.addAll(finding.variables()));
    List<History> histories = new ArrayList<>();
    for (String name : names) {
      List<Long> clocks = clocks(facts, name);
      if (!clocks.isEmpty()) {
        histories.add(new History(name, clocks, bad(facts, clocks, findings.get(0))));
      }
    }
    return histories;
  }

  private static List<Long> clocks(Facts facts, String name) {
    List<Long> clocks = new ArrayList<>();
    for (int i = 0; i < facts.size(); i++) {
      boolean isVariable =
          facts.variable(i) != Facts.NONE && facts.name(facts.variable(i)).equals(name);
      boolean isObject = facts.variable(i) == Facts.NONE && facts.object(i).equals(name);
      if (isVariable || isObject) {
        clocks.add(i + 1L);
      }
    }
    return clocks;
  }

  /** The last write among the evidence: what came in with it is what the failure came from. */
  private static long bad(Facts facts, List<Long> clocks, Finding finding) {
    List<Finding.Evidence> evidence = finding.evidence();
    if (evidence.size() == 2 && facts.reads((int) evidence.get(0).clock() - 1)) {
      return 0; // A read that came too early: what it saw was there from the start.
    }
    long bad = 0;
    for (Finding.Evidence each : evidence) {
      if (clocks.contains(each.clock()) && facts.writes((int) each.clock() - 1)) {
        bad = each.clock();
      }
    }
    return bad;
  }
}
