package dev.unravel.conformance.races;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

/** Programs that need more than a handover, by the name in the first argument. */
public final class Alone {
  private int value;
  private Pair published;
  private int[] filled;
  private final List<String> list = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, String> map = new HashMap<>();

  private static final class Pair {
    final int[] both;

    Pair() {
      both = new int[2];
      both[0] = 1;
    }
  }

  private static final class Holder {
    static final int[] HELD = {1, 2};

    static int sum() {
      return HELD[0] + HELD[1];
    }
  }

  /** Everything before the start comes first. */
  void started() throws InterruptedException {
    value = 1;
    Thread reader = new Thread(() -> value++);
    reader.start();
    reader.join();
    value++;
  }

  /** Whoever sees that a thread has ended sees what it did. */
  void alive() {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    while (writer.isAlive()) {
      Thread.onSpinWait();
    }
    value++;
  }

  /** The same by its state. */
  void state() {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    while (writer.getState() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    value++;
  }

  /** The reference is racy, what is behind the final field is not. */
  void finalField() throws InterruptedException {
    Thread writer = new Thread(() -> published = new Pair()); // <-
    writer.start();
    Pair seen = published; // <-
    if (seen != null && seen.both[0] != 1) {
      throw new AssertionError("half made");
    }
    writer.join();
  }

  /** The same without a final field: the elements race, too. */
  void noFinalField() throws InterruptedException {
    Thread writer =
        new Thread(
            () -> {
              int[] made = new int[2];
              made[0] = 1; // <-
              filled = made; // <-
            });
    writer.start();
    int[] seen = filled; // <-
    if (seen != null) {
      value = seen[0]; // <-
    }
    writer.join();
  }

  /** The initialiser of a class comes before its use. */
  void initialiser() throws InterruptedException {
    Thread other = new Thread(Holder::sum);
    other.start();
    Holder.sum();
    other.join();
  }

  /** What is read without the lock does not count unless the lock says so. */
  void optimistic() throws InterruptedException {
    StampedLock lock = new StampedLock();
    Thread writer =
        new Thread(
            () -> {
              long stamp = lock.writeLock();
              value++;
              lock.unlockWrite(stamp);
            });
    writer.start();
    long stamp = lock.tryOptimisticRead();
    int seen = value;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      seen = value;
      lock.unlockRead(stamp);
    }
    writer.join();
    if (seen < 0) {
      throw new AssertionError();
    }
  }

  /** A thread local has nobody to race with. */
  void threadLocal() throws InterruptedException {
    ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);
    Thread other = new Thread(() -> own.get()[0]++);
    other.start();
    own.get()[0]++;
    other.join();
  }

  /** A list that locks. */
  void synchronizedList() throws InterruptedException {
    Thread other = new Thread(() -> list.add("a"));
    other.start();
    list.add("b");
    other.join();
    list.remove("a");
  }

  /** A map that nobody changes any more may be read by all. */
  void readOnlyMap() throws InterruptedException {
    map.put("a", "b");
    Thread other = new Thread(() -> map.keySet().contains("a"));
    other.start();
    map.keySet().contains("b");
    other.join();
  }

  /** A map without a lock. */
  void unlockedMap() throws InterruptedException {
    Thread other = new Thread(() -> map.put("a", "b")); // <-
    other.start();
    map.put("b", "c"); // <-
    other.join();
  }

  public static void main(String[] args) throws Exception {
    Alone.class.getDeclaredMethod(args[0]).invoke(new Alone());
  }
}
