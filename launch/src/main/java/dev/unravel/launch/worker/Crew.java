package dev.unravel.launch.worker;

import dev.unravel.launch.LaunchException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Threads that work at the same time, each with a worker JVM of its own. The first that has found
 * something, or fails, dismisses the others: their JVMs are killed, nobody waits for them, and
 * nothing they still have to say is heard.
 */
public final class Crew {
  private static final int NOBODY = -1;
  private static final int THE_CALLER = -2;

  private final Map<Integer, WorkerJvm> jvms = new HashMap<>();
  private final Set<Integer> atWork = new HashSet<>();

  /** Who dismissed the others. */
  private int chosen = NOBODY;

  private RuntimeException failure;

  /**
   * Lets members 0 to {@code count - 1} work, until all are through, or the one that dismissed the
   * others.
   *
   * @throws RuntimeException what the first member failed with, if one did
   */
  public void run(int count, IntConsumer work) {
    for (int i = 0; i < count; i++) {
      int member = i;
      Thread thread = new Thread(() -> perform(member, work), "unravel-crew-" + member);
      thread.setDaemon(true);
      synchronized (this) {
        atWork.add(member);
      }
      thread.start();
    }
    await();
  }

  private void perform(int member, IntConsumer work) {
    try {
      work.accept(member);
    } catch (RuntimeException failed) {
      fail(member, failed);
    } catch (Error broken) {
      fail(member, new LaunchException("the search broke", broken));
    } finally {
      end(member);
    }
  }

  private synchronized void await() {
    try {
      while (!atWork.isEmpty() && (chosen == NOBODY || atWork.contains(chosen))) {
        wait();
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      dismissOthers(THE_CALLER);
      throw new LaunchException("the search was interrupted");
    }
    if (failure != null) {
      throw failure;
    }
  }

  /** Takes note of a member's new JVM, so that it can be killed. */
  public synchronized void admit(int member, WorkerJvm jvm) {
    if (isDismissed(member)) {
      throw new LaunchException("dismissed"); // Whoever started the JVM ends it. Nobody sees this.
    }
    jvms.put(member, jvm);
  }

  /** Does something for a member, unless it is dismissed; for one member at a time. */
  public synchronized void speak(int member, Runnable words) {
    if (!isDismissed(member)) {
      words.run();
    }
  }

  /** Ends the work of all others. Whoever comes first may. */
  public synchronized void dismissOthers(int member) {
    if (!isDismissed(member)) {
      chosen = member;
      jvms.forEach(
          (other, jvm) -> {
            if (other != member) {
              jvm.close();
            }
          });
    }
  }

  public synchronized boolean isDismissed(int member) {
    return chosen != NOBODY && chosen != member;
  }

  private synchronized void fail(int member, RuntimeException failed) {
    if (!isDismissed(member)) {
      failure = failed;
      dismissOthers(member);
    }
  }

  private synchronized void end(int member) {
    atWork.remove(member);
    notifyAll();
  }
}
