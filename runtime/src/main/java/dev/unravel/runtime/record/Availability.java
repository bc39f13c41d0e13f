package dev.unravel.runtime.record;

import dev.unravel.runtime.values.ValueReader;
import java.lang.reflect.Field;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;

/** Whether a lock or a semaphore has something to give at the moment; runs none of their code. */
final class Availability {
  private Availability() {}

  /** Whether a call that takes it would have to wait, or be refused; false for anything else. */
  static boolean hasNothing(Object object, Thread thread) {
    try {
      if (object instanceof Semaphore) {
        return ValueReader.number(state(), sync(Semaphore.class, object)) == 0;
      }
      if (object instanceof ReentrantLock) {
        Object sync = sync(ReentrantLock.class, object);
        Field owner = AbstractOwnableSynchronizer.class.getDeclaredField("exclusiveOwnerThread");
        return ValueReader.number(state(), sync) > 0 && ValueReader.held(owner, sync) != thread;
      }
      return false;
    } catch (NoSuchFieldException otherJdk) {
      return false;
    }
  }

  private static Object sync(Class<?> type, Object object) throws NoSuchFieldException {
    return ValueReader.held(type.getDeclaredField("sync"), object);
  }

  private static Field state() throws NoSuchFieldException {
    return AbstractQueuedSynchronizer.class.getDeclaredField("state");
  }
}
