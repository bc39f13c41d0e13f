package dev.unravel.diagnose.data;

import java.util.List;

/** Something about an execution that may be why it failed. Actions are meant by their index. */
sealed interface Candidate {

  /** The actions it is about. */
  List<Integer> actions();

  /** How far from likely it is: the least comes first. */
  int score();

  /**
   * Two accesses of a thread with one of another between them, as no order of the two threads as a
   * whole would have it.
   */
  record Unserialisable(int first, int remote, int second, String form, int score)
      implements Candidate {
    @Override
    public List<Integer> actions() {
      return List.of(first, remote, second);
    }
  }

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
  }

  /** A read that comes before a write that it was meant to see. */
  record TooEarly(int read, int write, int score) implements Candidate {
    @Override
    public List<Integer> actions() {
      return List.of(read, write);
    }
  }

  /** A read that comes after a write that it was not meant to see. */
  record TooLate(int write, int read, int score) implements Candidate {
    @Override
    public List<Integer> actions() {
      return List.of(write, read);
    }
  }

  /** A write that comes after another's, and stays. */
  record Overwritten(int first, int second, int read, int score) implements Candidate {
    @Override
    public List<Integer> actions() {
      return List.of(first, second, read);
    }
  }

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
  }
}
