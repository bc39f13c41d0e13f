package dev.unravel.runtime.race;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.schedule.ControlledThread;

/** The notes that the {@link ConflictDetector} keeps about a thread. Lives for one execution. */
final class WatchedThread {
  final ControlledThread thread;
  final Knowledge knowledge = new Knowledge();

  /** What those left that have interrupted it, and those that gave it a permit. */
  final Knowledge interrupts = new Knowledge();

  final Knowledge permits = new Knowledge();

  int time;

  /** Where in the target's code it is about to act. */
  int place;

  HeldLock held;

  /** The StampedLock that it reads under without holding it, or null. */
  Object optimistic;

  WatchedThread(ControlledThread thread) {
    this.thread = thread;
    tick();
  }

  void tick() {
    knowledge.tick(thread.id, ++time);
  }

  /** Leaves what it knows. */
  void release(Knowledge to) {
    to.learn(knowledge);
    tick();
  }

  /** The same, to whoever has the lock next. */
  void releaseLock(Knowledge to) {
    to.learnByLock(knowledge);
    tick();
  }

  boolean knows(Access access) {
    return access.thread() == this || knowledge.has(access.thread().thread.id, access.time());
  }

  boolean knowsWithoutLocks(Access access) {
    return access.thread() == this
        || knowledge.hasWithoutLocks(access.thread().thread.id, access.time());
  }

  boolean isInterrupted() {
    Effects.touch();
    return JdkThreads.isInterrupted(thread.thread);
  }
}
