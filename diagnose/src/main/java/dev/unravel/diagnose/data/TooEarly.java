package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A read that comes before a write that it was meant to see. */
record TooEarly(int read, int write, int score) implements Candidate {
  private static final Set<String> DEFAULTS = Set.of("null", "0", "false", "0.0", "'\0'");

  @Override
  public List<Integer> actions() {
    return List.of(read, write);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return List.of(trials.swap(read, write));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    boolean initial =
        told.facts.accesses(told.facts.variable(read)).stream()
            .noneMatch(i -> i < read && told.facts.writes(i));
    String value = told.words.value(read);
    boolean unset = initial && DEFAULTS.contains(value);
    String had = unset ? "set it" : told.past(write).replace(told.words.variable(write), "it");
    String sentence =
        told.inOrder(read, " before ", write, had)
            + told.saw(read)
            + (unset ? "." : "; nothing makes it wait.");
    Pattern pattern = unset ? Pattern.USE_BEFORE_INITIALISATION : told.racing(read, write);
    Optional<String> hint = unset ? initialisationHint(told) : told.orderHint(write, read, pattern);
    return told.aboutRead(pattern, sentence, read, actions(), reason, hint)
        .with(told.awaited(write, read, false, hint));
  }

  private Optional<String> initialisationHint(Telling told) {
    if (told.facts.thread(read) == 0) {
      return told.orderHint(write, read, Pattern.ORDER_VIOLATION);
    }
    return Optional.of(
        "set "
            + told.words.variable(read)
            + " before "
            + told.words.by(read)
            + " is started, or make it wait (join, CountDownLatch)");
  }
}
