package dev.unravel.trace.seen;

/** Kinds of conflict between threads, the most suspicious first. */
public enum ConflictKind {
  /** Two accesses of the same memory, one of them a write, that nothing orders. */
  RACE("race"),
  /** Threads take the same locks in different orders, and nothing keeps them apart. */
  LOCK_ORDER("lock-order"),
  /** An access came between two of another thread, and no serial order explains all three. */
  UNSERIALISABLE("unserialisable"),
  /** Two accesses that only the order of locks happened to keep apart: no lock guards both. */
  POTENTIAL_RACE("potential-race"),
  /** A thread notifies where another waits, or was about to. */
  WAIT_NOTIFY("wait-notify"),
  /** A thread wanted a lock while another had it. */
  LOCK_CONTENTION("lock-contention"),
  /** Two threads used the same synchronisation object in an order that could have been another. */
  SYNC_CONTENTION("sync-contention");

  private final String word;

  ConflictKind(String word) {
    this.word = word;
  }

  /** How the kind is written in JSON. */
  public String word() {
    return word;
  }

  /** Whether it is a mistake by itself, whatever the target does next. */
  public boolean isDefect() {
    return this == RACE || this == LOCK_ORDER;
  }
}
