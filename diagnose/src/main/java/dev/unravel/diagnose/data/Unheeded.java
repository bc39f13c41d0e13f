package dev.unravel.diagnose.data;

import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A flag that a thread sets to keep another from doing something, and goes on as if that were sure;
 * the other had looked at the flag before, and does it later.
 *
 * @param look the other thread's read of the flag
 * @param set the write of the flag
 * @param rest the first access that takes it for sure
 * @param act what the other thread does after all
 */
record Unheeded(int look, int set, int rest, int act, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(look, set, rest, act);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return List.of(trials.swap(look, set));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    String sentence =
        told.inOrder(look, " before ", set, "set it")
            + ", and "
            + told.words.did(act)
            + told.words.at(act)
            + " after "
            + told.words.by(rest)
            + " had "
            + told.past(rest).replace(told.words.variable(act), "it")
            + told.words.at(rest)
            + ": nobody waits because a variable is set.";
    String hint =
        "after it has set "
            + told.words.variable(set)
            + told.words.at(set)
            + ", let "
            + told.words.by(set)
            + " wait for the end of "
            + told.words.by(act)
            + ", for instance with join";
    return told.finding(
            Pattern.ORDER_VIOLATION,
            "flag",
            sentence,
            List.of(look, act),
            told.roles(actions()),
            reason,
            Optional.of(hint))
        .with(remedies(told, hint));
  }

  private List<Remedy> remedies(Telling told, String hint) {
    SourceLines source = new SourceLines(told.facts);
    List<Remedy> remedies = new ArrayList<>();
    source
        .line(look)
        .flatMap(one -> source.line(rest).map(other -> new Rule.Awaited(one, other, true)))
        .ifPresent(rule -> remedies.add(new Remedy(hint, List.of(rule))));
    remedies.addAll(
        told.locked(
            List.of(new int[] {look, act}, new int[] {set, rest}),
            "hold one lock from"
                + told.words.at(look)
                + " to"
                + told.words.at(act)
                + ", and from"
                + told.words.at(set)
                + " to"
                + told.words.at(rest)));
    return remedies;
  }
}
