package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Operation;
import java.util.List;
import java.util.Optional;

/**
 * A time that passed before another thread had done something.
 *
 * @param time the action that ended a sleep, or something with a timeout
 * @param late what came too late
 * @param read the read that missed it, or -1
 */
record OutOfTime(int time, int late, int read, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return read < 0 ? List.of(time, late) : List.of(time, read, late);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return List.of(trials.passing(time, late));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    boolean sleep = told.facts.operation(time) == Operation.SLEEP;
    String passed =
        told.words.by(time)
            + (sleep ? " slept" : "'s " + timed(told, time) + " ran out of time")
            + told.words.at(time);
    String then =
        read < 0 ? "" : " and " + (sleep ? "" : "it ") + told.words.did(read) + told.words.at(read);
    String sentence =
        passed
            + then
            + " before "
            + told.words.by(late)
            + " had "
            + told.past(late)
            + told.words.at(late)
            + ": time alone makes nobody wait for another thread.";
    List<Integer> about = List.of(read < 0 ? late : read);
    return told.finding(
            Pattern.TIME_ASSUMPTION,
            sleep ? "sleep" : "timeout",
            sentence,
            about,
            told.roles(actions()),
            reason,
            timeHint(told))
        .with(told.awaited(late, time, false, timeHint(told)));
  }

  private String timed(Telling told, int action) {
    return switch (told.facts.operation(action)) {
      case JOIN -> "join";
      case TIMEOUT -> "wait";
      default ->
          "`"
              + told.facts.stack(action).stream().findFirst().map(f -> f.method()).orElse("wait")
              + "`";
    };
  }

  private Optional<String> timeHint(Telling told) {
    return Optional.of(
        "wait for what "
            + told.words.by(late)
            + " does (join, CountDownLatch, Future.get), not for a time");
  }
}
