package dev.unravel.conformance.races;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.BooleanSupplier;

/** What lets one thread in at a time, one constant each. */
public enum Guards {
  REENTRANT_LOCK(() -> lock(new ReentrantLock())),
  FAIR_LOCK(() -> lock(new ReentrantLock(true))),
  WRITE_LOCK(() -> lock(new ReentrantReadWriteLock().writeLock())),
  STAMPED_LOCK_AS_LOCK(() -> lock(new StampedLock().asWriteLock())),
  TRIED_LOCK(
      () -> {
        ReentrantLock lock = new ReentrantLock();
        return Guard.spinning(lock::tryLock, lock::unlock);
      }),
  SEMAPHORE(
      () -> {
        Semaphore semaphore = new Semaphore(1);
        return new Guard(semaphore::acquireUninterruptibly, semaphore::release);
      }),
  SPIN_LOCK(
      () -> {
        AtomicBoolean taken = new AtomicBoolean();
        return Guard.spinning(() -> taken.compareAndSet(false, true), () -> taken.set(false));
      });

  /** How to get in and out. */
  record Guard(Runnable in, Runnable out) {
    static Guard spinning(BooleanSupplier tries, Runnable out) {
      return new Guard(
          () -> {
            while (!tries.getAsBoolean()) {
              Thread.onSpinWait();
            }
          },
          out);
    }
  }

  private final Callable<Guard> maker;

  Guards(Callable<Guard> maker) {
    this.maker = maker;
  }

  Guard make() throws Exception {
    return maker.call();
  }

  private static Guard lock(Lock lock) {
    return new Guard(lock::lock, lock::unlock);
  }
}
