package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Operation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A read that comes after a write that it was not meant to see. */
record TooLate(int write, int read, int score) implements Candidate {
  private static final java.util.regex.Pattern CLOSING =
      java.util.regex.Pattern.compile(
          "(?i).*(close|shutdown|dispose|release|destroy|terminate|free|cleanup|teardown|stop).*");

  @Override
  public List<Integer> actions() {
    return List.of(write, read);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return List.of(trials.swap(write, read));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    boolean closing = closes(told);
    String had =
        closing ? closed(told) : told.past(write).replace(told.words.variable(write), "it");
    String sentence =
        told.inOrder(read, " after ", write, had)
            + told.saw(read)
            + (closing ? "." : "; nothing puts the two in order.");
    Pattern pattern = closing ? Pattern.USE_AFTER_CLOSE : told.racing(write, read);
    Optional<String> hint = closing ? closingHint(told) : told.orderHint(read, write, pattern);
    return told.aboutRead(pattern, sentence, read, actions(), reason, hint)
        .with(told.awaited(read, write, closing, hint));
  }

  private String closed(Telling told) {
    if (told.facts.operation(write) == Operation.CALL) {
      return "called " + told.words.noun(write) + " on it";
    }
    String value = told.words.value(write);
    return value.isEmpty() ? "closed it" : "set it to " + value;
  }

  /** Closing is not an operation of Java: what it is called, and a null, give it away. */
  private boolean closes(Telling told) {
    return told.words.value(write).equals("null")
        || Stream.concat(
                Stream.of(told.facts.action(write).member()),
                told.facts.stack(write).stream().filter(f -> !f.inJdk()).map(f -> f.method()))
            .anyMatch(name -> CLOSING.matcher(name).matches());
  }

  private Optional<String> closingHint(Telling told) {
    return Optional.of(
        "let "
            + told.words.by(write)
            + " wait until "
            + told.words.by(read)
            + " is through, for instance with join, before it closes");
  }
}
