package dev.unravel.runtime.schedule;

import dev.unravel.trace.Outcome;

/**
 * All that the scheduler knows of the world around it. It decides who acts; what an action means
 * for variables, monitors, proofs or a recording is for others to say, and this tells them.
 *
 * <p>A class, with one subclass in a worker: then the JIT compiler calls it without looking.
 */
public abstract class Observer {

  /**
   * An execution begins.
   *
   * @return whether actions have to be told of by {@link #watched}
   */
  public abstract boolean begins(Strategy strategy);

  /** Nothing of the last execution is to be kept. */
  public abstract void forgets();

  /** A thread of the target was entered; its parent is null for main. */
  public abstract void entered(ControlledThread t, ControlledThread parent);

  /** The running thread has announced an operation. Told only in executions that are watched. */
  public abstract void announced(ControlledThread c);

  /** A thread acts while there are others. On the hot path of every search. */
  public abstract void acts(ControlledThread t);

  /** The same in executions that are watched, whoever else there is. */
  public abstract void watched(ControlledThread t);

  /** The running thread has been given a choice that is not one between threads. */
  public abstract void picked(ControlledThread c, int choice);

  /** A thread can act that could not. */
  public abstract void freed(ControlledThread t);

  /** A thread cannot act any more. */
  public abstract void blocked(ControlledThread t);

  /** The time of a thread is up, or it wakes up by itself; it has not been woken yet. */
  public abstract void expires(ControlledThread t);

  /** It has been. */
  public abstract void expired();

  /** A thread that waits for something is told that it has come. */
  public abstract void woken(ControlledThread t);

  /** Nobody can act: the earliest timeout passes. */
  public abstract void passesTime();

  /** Whether others may see that a thread has done all it does, and has not ended yet. */
  public abstract boolean endsApart();

  /**
   * A thread that spins makes way for others.
   *
   * @param forSure whether it would only do again what it has done; else there are schedules in
   *     which it goes on
   */
  public abstract void stepsBack(boolean forSure);

  /** What the running thread has in its hands, as a number; 0 if nobody knows. */
  public abstract long state(ControlledThread c);

  /** What the variable holds that a thread is about to update; new each time if nobody knows. */
  public abstract long found(ControlledThread c);

  /** A thread waits for a time beyond the patience. */
  public abstract void waitsLong(ControlledThread c);

  /** The execution has taken too many actions, and goes on with fair turns. */
  public abstract void tooLong();

  /** From here on it matters whether threads get anywhere. */
  public abstract void looksForProgress();

  /** It matters no more. */
  public abstract void looksNoMore();

  /** Whether nobody has got anywhere while that mattered. */
  public abstract boolean getsNowhere();

  /**
   * A thread is about to end. May block.
   *
   * @return what to call {@link #ended} with
   */
  public abstract Object ending(ControlledThread t);

  /** It has ended. */
  public abstract void ended(ControlledThread t, Object token);

  /** The last thread has ended that keeps a JVM alive; returns whether there are others by now. */
  public abstract boolean startsOthers();

  /** An execution that somebody listens to is over; nothing is unwound yet. */
  public abstract void stopped();

  /** The clock shows where the execution is to stop, and a thread is about to act. */
  public abstract void arrived(ControlledThread acting);

  /**
   * Nobody can act, or those who can get nowhere.
   *
   * @return what to call that; null if the JVM would just idle or end
   */
  public abstract Outcome stuck(ControlledThread running, boolean endless);
}
