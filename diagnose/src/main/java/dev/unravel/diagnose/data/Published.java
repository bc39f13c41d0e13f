package dev.unravel.diagnose.data;

import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A variable that says that another one is there, written before that is so.
 *
 * @param first the write that says so
 * @param second the write of what is to be there, by the same thread
 * @param look another thread's read of the first variable
 * @param use what it does then with the second, and only then
 */
record Published(int first, int second, int look, int use, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(first, look, use, second).stream().sorted().toList();
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return trials.ofTwoVariables(first, second, look, use);
  }

  @Override
  public Finding finding(Telling told, String reason) {
    String sentence =
        told.words.by(first)
            + " "
            + told.words.did(first)
            + told.words.at(first)
            + " before it had "
            + told.past(second)
            + told.words.at(second)
            + "; "
            + told.words.by(look)
            + " came between the two, and "
            + Telling.pair(
                told.words.did(look) + told.words.at(look),
                told.words.did(use) + told.words.at(use),
                " and ")
            + ".";
    String deed = told.words.did(first).replaceFirst("^wrote", "write");
    String hint =
        deed.replaceFirst("^called", "call")
            + told.words.at(first)
            + " last, when all that it stands for is there"
            + told.words.at(second);
    return told.finding(
            Pattern.ORDER_VIOLATION,
            "published",
            sentence,
            List.of(first, second),
            told.roles(actions()),
            reason,
            Optional.of(hint))
        .with(remedies(told, hint));
  }

  /** Who looks at the first variable before the second is written sees it as it was before. */
  private List<Remedy> remedies(Telling told, String hint) {
    SourceLines source = new SourceLines(told.facts);
    List<Remedy> remedies = new ArrayList<>();
    source
        .region(first, second)
        .flatMap(
            region ->
                source.line(look).map(line -> new Rule.OneAtATime(List.of(region), List.of(line))))
        .ifPresent(rule -> remedies.add(new Remedy(hint, List.of(rule))));
    remedies.addAll(
        told.locked(
            List.of(new int[] {first, second}, new int[] {look, use}),
            "hold one lock from"
                + told.words.at(first)
                + " to"
                + told.words.at(second)
                + ", and over the accesses"
                + told.words.at(look)));
    return remedies;
  }
}
