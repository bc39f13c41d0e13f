package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import java.util.List;

/**
 * Something about an execution that may be why it failed: a pattern, with what is tried to confirm
 * it and how it is told. Actions are meant by their index.
 */
interface Candidate {

  /** The actions it is about. */
  List<Integer> actions();

  /** How far from likely it is: the least comes first. */
  int score();

  /** What is tried: if the execution passes then, this is the cause. */
  List<Trial> trials(Trials trials);

  /**
   * How it is told: sentence, evidence and hint.
   *
   * @param reason why this was concluded, one line
   */
  Finding finding(Telling told, String reason);
}
