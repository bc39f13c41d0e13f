package dev.unravel.report;

import dev.unravel.trace.seen.Sighting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The data races of a program that passes, in lines for people. */
public final class RaceText {
  private static final int MOST = 3;

  private RaceText() {}

  /** A block of lines for each of the first few variables, the last with what they mean. */
  public static List<List<String>> blocks(List<Sighting> races) {
    List<List<String>> blocks = new ArrayList<>();
    Set<String> variables = new HashSet<>();
    for (Sighting race : races) {
      boolean isNew = variables.add(race.object() + "." + race.member());
      if (isNew && blocks.size() < MOST) {
        blocks.add(
            new ArrayList<>(
                List.of(
                    ConflictText.sentence(race),
                    ConflictText.side(race.first()),
                    ConflictText.side(race.second()))));
      }
    }
    if (!blocks.isEmpty()) {
      List<String> last = blocks.get(blocks.size() - 1);
      if (variables.size() > MOST) {
        last.add("and on " + (variables.size() - MOST) + " more, see unravel conflicts");
      }
      last.add("A JVM may do worse with a data race than any schedule shows: a loop may never see");
      last.add("the write. Make it volatile or atomic, or guard it with a lock.");
    }
    return blocks;
  }
}
