package dev.unravel.prove.path;

/**
 * The next step of a thread on its path. Variables, monitors and threads have numbers that mean the
 * same in every execution. Every step is one action, unless it {@link #isSilent belongs} to the one
 * before.
 */
public sealed interface Step {

  /** Reads a variable; the value goes into the thread's next slot. */
  record Read(int variable) implements Step {}

  /** Writes a variable. */
  record Write(int variable, TapeExpression value) implements Step {}

  /**
   * Reads a variable into the next slot and writes it, in one action; the value may use the slot.
   */
  record Update(int variable, TapeExpression value) implements Step {}

  /** The first half of an update whose new value depends on the path that the old one leads to. */
  record Take(int variable) implements Step {}

  /** Belongs to the action before: writes a variable. Takes no time. */
  record Put(int variable, TapeExpression value) implements Step {}

  /** Belongs to the action before: reads a variable into the next slot. Takes no time. */
  record Look(int variable) implements Step {}

  /**
   * An action of which nothing is known but what it looks at and puts.
   *
   * @param blockedBy the thread can act while this variable is 0; -1 if it always can
   * @param atOnce whether it comes at once behind what its thread did before
   */
  record Opaque(int blockedBy, boolean atOnce) implements Step {}

  /** Belongs to the action before: the program has ended, whoever could go on. */
  record Over() implements Step {}

  /**
   * Belongs to the action before: the thread is back at the head of a loop, with nothing of its own
   * changed.
   *
   * @param position how many steps on its path led to the head, not counting rounds
   */
  record Again(int position) implements Step {}

  /** Takes a monitor that the thread does not hold; after a wait, once it has been notified. */
  record Lock(int monitor) implements Step {}

  /** Gives a monitor back. */
  record Unlock(int monitor) implements Step {}

  /** Gives a monitor back and joins its wait set; the next step takes it again. */
  record Wait(int monitor) implements Step {}

  /** Wakes one waiter, any of them, or all. */
  record Notify(int monitor, boolean all) implements Step {}

  /** Starts a thread. */
  record Start(int thread) implements Step {}

  /** Goes on once another thread has ended. */
  record Join(int thread) implements Step {}

  /** A fork of the path: which way it goes on depends on a value. Takes no time. */
  record Decide(TapeExpression value) implements Step {}

  /** Something that no other thread can notice. */
  record Local() implements Step {}

  /** The last of a thread. */
  record End() implements Step {}

  /** The variable it accesses, or -1. */
  default int variable() {
    if (this instanceof Read read) {
      return read.variable();
    }
    if (this instanceof Write write) {
      return write.variable();
    }
    if (this instanceof Take take) {
      return take.variable();
    }
    if (this instanceof Look look) {
      return look.variable();
    }
    return this instanceof Update update ? update.variable() : -1;
  }

  /** Whether it fills a slot. */
  default boolean reads() {
    return this instanceof Read
        || this instanceof Update
        || this instanceof Take
        || this instanceof Look;
  }

  /** Whether it writes its variable. */
  default boolean writes() {
    return this instanceof Write || this instanceof Update;
  }

  /** Whether its action changes its variable. */
  default boolean changes() {
    return writes() || this instanceof Take;
  }

  /** Whether it belongs to the action before it. */
  default boolean isSilent() {
    return this instanceof Decide
        || this instanceof Put
        || this instanceof Look
        || this instanceof Over
        || this instanceof Again;
  }

  /** What it computes, or null. */
  default TapeExpression expression() {
    if (this instanceof Write write) {
      return write.value();
    }
    if (this instanceof Update update) {
      return update.value();
    }
    if (this instanceof Put put) {
      return put.value();
    }
    return this instanceof Decide decide ? decide.value() : null;
  }

  /**
   * Whether it comes at once behind what its thread did before, with no other thread in between: it
   * gives something to others who could not have done anything about it before.
   */
  default boolean comesAtOnce() {
    return this instanceof Opaque opaque && opaque.atOnce()
        || this instanceof Unlock
        || this instanceof Notify
        || this instanceof Start
        || this instanceof End;
  }
}
