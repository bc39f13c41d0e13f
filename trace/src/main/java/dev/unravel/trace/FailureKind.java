package dev.unravel.trace;

/** Kinds of failure. The order of the constants is part of the file format. */
public enum FailureKind {
  /** An exception left main or was caught by nobody in another thread. */
  EXCEPTION("exception"),
  /** The same, with an AssertionError. */
  ASSERTION("assertion"),
  /** Threads wait for each other in a cycle, or for a lock whose holder has ended. */
  DEADLOCK("deadlock"),
  /** A thread waits for a notification, permit or signal that nobody can send any more. */
  LOST_NOTIFICATION("lost-notification"),
  /** Threads run for ever, however fairly they are scheduled. */
  LIVELOCK("livelock"),
  /** System.exit with a status other than 0. */
  EXIT("exit"),
  /** Code that is not controlled does not come back. */
  HANG("hang"),
  /** Two threads access the same memory, one of them writes, and nothing orders the two. */
  RACE("race");

  private final String word;

  FailureKind(String word) {
    this.word = word;
  }

  /** How the kind is written in JSON and messages. */
  public String word() {
    return word;
  }
}
