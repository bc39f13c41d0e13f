package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.trial.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A compareAndSet that finds the value it expects, though it is no longer the same: others have
 * changed it and changed it back, and with it what it stands for.
 *
 * @param first where the value was read
 * @param between what others made of it
 * @param second the compareAndSet
 */
record CameBack(int first, List<Integer> between, int second, int score) implements Candidate {
  private static final int MOST_TOLD = 3;

  @Override
  public List<Integer> actions() {
    List<Integer> all = new ArrayList<>(List.of(first));
    all.addAll(between);
    all.add(second);
    return all;
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return trials.ofTwoVariables(first, second, between.get(0), between.get(between.size() - 1));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    int last = between.get(between.size() - 1);
    List<String> changes =
        between.stream()
            .skip(Math.max(0, between.size() - MOST_TOLD))
            .map(i -> told.facts.action(i).value() + told.words.at(i))
            .toList();
    String sentence =
        told.words.by(last)
            + " changed "
            + told.words.variable(first)
            + " and changed it back to "
            + told.words.value(first)
            + " ("
            + Words.list(changes).replace("(", "").replace(")", "")
            + ") between "
            + told.words.by(first)
            + "'s "
            + told.words.noun(first)
            + told.words.at(first)
            + " and "
            + told.words.noun(second)
            + told.words.at(second)
            + ", which succeeded as if nothing had happened.";
    String hint =
        "compare a version, too: AtomicStampedReference, or a number that only grows; comparing the"
            + " value alone cannot tell";
    return told.finding(
            Pattern.ABA,
            "",
            sentence,
            List.of(first),
            told.roles(actions()),
            reason,
            Optional.of(hint))
        .with(told.locked(List.of(new int[] {first, second}), hint).subList(0, 1));
  }
}
