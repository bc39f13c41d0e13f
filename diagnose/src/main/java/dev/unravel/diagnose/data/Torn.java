package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same with two variables: another thread comes after the first and before the second.
 *
 * @param first an access of a variable
 * @param second a later one of the same thread, of another variable
 * @param after the other thread's access of the first variable
 * @param before its access of the second
 */
record Torn(int first, int second, int after, int before, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(first, second, after, before).stream().sorted().toList();
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return trials.ofTwoVariables(first, second, Math.min(after, before), Math.max(after, before));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    int from = Math.min(after, before);
    int to = Math.max(after, before);
    boolean reads = !told.facts.writes(first) && !told.facts.writes(second);
    Optional<Integer> validated = reads ? validation(told) : Optional.empty();
    if (validated.isPresent()) {
      return unvalidated(told, validated.get(), reason);
    }
    String sentence = reads ? between(told, from, to) : meanwhile(told, from, to);
    return told.finding(
            Pattern.MULTI_VARIABLE_ATOMICITY_VIOLATION,
            "",
            sentence,
            List.of(first, second),
            told.roles(actions()),
            reason,
            tornHint(told))
        .with(
            told.locked(
                List.of(new int[] {first, second}, new int[] {from, to}),
                tornHint(told).orElse("")));
  }

  /** The reader saw what does not belong together. */
  private String between(Telling told, int from, int to) {
    return deeds(told, from, to)
        + " between "
        + told.words.by(first)
        + "'s "
        + told.words.noun(first)
        + " of "
        + told.words.variable(first)
        + told.words.at(first)
        + " and of "
        + told.words.variable(second)
        + told.words.at(second)
        + ", so "
        + told.words.by(first)
        + " saw values that do not belong together.";
  }

  private String deeds(Telling told, int from, int to) {
    return told.words.by(from)
        + " "
        + Telling.pair(
            told.words.did(from) + told.words.at(from),
            told.words.did(to) + told.words.at(to),
            " and ");
  }

  /** The other one came in the middle. */
  private String meanwhile(Telling told, int from, int to) {
    return deeds(told, from, to)
        + " while "
        + told.words.by(first)
        + " had "
        + Telling.pair(
            told.past(first) + told.words.at(first),
            told.past(second) + told.words.at(second),
            " but not yet ")
        + ", so "
        + consequence(told, from)
        + ".";
  }

  /** Who only looks first acts on what has changed by then; who comes between sees half of it. */
  private String consequence(Telling told, int from) {
    boolean isCheck = told.facts.reads(first) && !told.facts.writes(first);
    if (isCheck && told.facts.writes(second) && !told.facts.reads(before)) {
      return told.words.by(first) + " acted on what was no longer true";
    }
    return told.words.by(from) + " worked with values that do not belong together";
  }

  /** Where an optimistic read was taken for valid, before the second of the two reads. */
  private Optional<Integer> validation(Telling told) {
    for (int i = second; i > first; i--) {
      if (told.facts.thread(i) == told.facts.thread(first)
          && told.facts.object(i).startsWith("StampedLock#")
          && told.facts.action(i).member().equals("validate")) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private Finding unvalidated(Telling told, int validate, String reason) {
    String sentence =
        told.words.by(first)
            + " read "
            + told.words.variable(second)
            + told.words.at(second)
            + " only after it had validated its optimistic read"
            + told.words.at(validate)
            + "; "
            + told.words.by(after)
            + " wrote it"
            + told.words.at(before)
            + " meanwhile, so it does not belong to "
            + told.words.variable(first)
            + told.words.at(first)
            + ".";
    String hint = "read everything into local variables first, then validate, then use it";
    return told.finding(
            Pattern.UNVALIDATED_READ,
            "",
            sentence,
            List.of(first, second),
            told.roles(List.of(first, validate, second, before)),
            reason,
            Optional.of(hint))
        .with(told.locked(List.of(new int[] {first, second}), hint).subList(0, 1));
  }

  private Optional<String> tornHint(Telling told) {
    Set<Integer> common = told.lockedAt(first);
    common.retainAll(told.lockedAt(second));
    String one = told.words.variable(first);
    String other = told.words.variable(second);
    // A field, and the object of the JDK that it holds, are called the same.
    String both = one.equals(other) ? one : one + " and " + other;
    if (!common.isEmpty() && one.equals(told.lock(common)) && one.equals(other)) {
      return Optional.of(
          "hold "
              + one
              + " over both calls, here and wherever they belong together: each call by itself is"
              + " not enough");
    }
    return common.isEmpty()
        ? Optional.of("access " + both + " under one lock, or keep both in one immutable object")
        : Optional.of(
            "hold "
                + told.lock(common)
                + " over the accesses to "
                + (one.equals(other) ? "" : "both ")
                + both);
  }
}
