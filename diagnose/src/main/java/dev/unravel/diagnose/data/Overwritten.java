package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import java.util.List;

/** A write that comes after another's, and stays. */
record Overwritten(int first, int second, int read, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(first, second, read);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return List.of(trials.swap(first, second));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    String stays =
        told.words.value(second).isEmpty() ? "" : ", so " + told.words.value(second) + " stayed";
    String sentence =
        told.inOrder(second, " after ", first, "") + stays + "; nothing puts the two in order.";
    Pattern pattern = told.racing(first, second);
    return told.finding(
            pattern,
            "",
            sentence,
            List.of(first),
            told.roles(List.of(first, second)),
            reason,
            told.orderHint(second, first, pattern))
        .with(told.awaited(second, first, false, told.orderHint(second, first, pattern)));
  }
}
