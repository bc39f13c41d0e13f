package dev.unravel.conformance.random;

/**
 * One step of the oracle's machine. Registers belong to a thread, cells to all of them; an object
 * is the number of its first cell, and 0 is null.
 *
 * @param op what it does
 * @param point whether other threads may act right before it
 */
record Instruction(Op op, int a, int b, int c, boolean point) {

  /** What an instruction does with its operands. */
  enum Op {
    /** Register a = cell b. */
    READ,
    /** Cell a = register b. */
    WRITE,
    /** Register a = cell at (register b) + c; null fails. */
    READ_AT,
    /** Cell at (register a) + b = register c; null fails. */
    WRITE_AT,
    /** Register a = b. */
    SET,
    /** Register a = register b + c. */
    ADD,
    /** Register a = register b + register c. */
    SUM,
    /** Goes on at a. */
    JUMP,
    /** Goes on at c if register a is b. */
    IF,
    /** Goes on at c if register a is not b. */
    UNLESS,
    /** Waits until lock a is free, or its own, and takes it. */
    LOCK,
    /** Gives lock a back. */
    UNLOCK,
    /** Register a = whether it got lock b, without waiting, or after having waited in vain. */
    TRY_LOCK,
    /** Starts thread a. */
    START,
    /** Waits for the end of thread a, and fails if that is a task which has failed. */
    JOIN,
    /**
     * Waits for a free worker of the pool, task a being next, and notes in cell b that it is taken.
     */
    TAKE,
    /** The initialisation of class a, unless it is done or under way in this very thread. */
    INITIALISE,
    /** The end of the initialiser of class a. */
    INITIALISED,
    /** Waits until cell a is 0. */
    AWAIT,
    /** Waits until cell a is not 0. */
    AWAIT_SOME,
    /** Register a = cell b, how often those who wait were woken, and gives lock c back. */
    WAIT,
    /** Waits until cell b is no longer register a and lock c is free, and takes it. */
    WOKEN,
    /** Waits until lock c is free, since its time is up or it was woken, and takes it. */
    LATE,
    /** Something that takes time and changes nothing. */
    PAUSE,
    /** Fails. */
    THROW,
    /** The end of the thread. */
    END
  }
}
