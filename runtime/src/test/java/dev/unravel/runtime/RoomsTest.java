package dev.unravel.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Core;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Picks;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.sync.Threads;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Monitors, joining, parking and what is said of those that are stuck, around the real core. */
class RoomsTest {
  private final Object lock = new Object();
  private final Object other = new Object();
  private final List<String> done = new ArrayList<>();

  private static void run(Picks picks, Runnable main) {
    Core.run(new Rooms(), 100_000, picks, main);
  }

  private static void lock(Object object) {
    Monitors.lock(Scheduler.running, object, 0, true);
  }

  private static void unlock(Object object) {
    Monitors.unlock(Scheduler.running, object, 0, true);
  }

  private static void await(Object object, long nanos) {
    try {
      Monitors.await(Scheduler.running, object, nanos, 0, true);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private static void notifyAll(Object object) {
    Monitors.notify(Scheduler.running, object, true, 0, true);
  }

  private static void join(ControlledThread t) {
    try {
      Threads.join(Scheduler.running, t, 0);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private static FailureKind failure() {
    return ((Outcome.Fail) Ending.outcome).signature().kind();
  }

  private void inTurn(String name) {
    lock(lock);
    done.add(name + " in");
    Core.act(Operation.WRITE, other);
    done.add(name + " out");
    unlock(lock);
  }

  @Test
  void nobodyGetsInWhileAnotherIsInside() {
    // The other is inside, at its write, when main comes to the lock; it has to wait.
    run(
        new Picks(1, 1, 0),
        () -> {
          Core.start(() -> inTurn("other"));
          inTurn("main");
        });
    assertThat(done).containsExactly("other in", "other out", "main in", "main out");
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void aMonitorMayBeTakenTwice() {
    run(
        new Picks(),
        () -> {
          lock(lock);
          inTurn("main");
          unlock(lock);
        });
    assertThat(done).hasSize(2);
  }

  @Test
  void whoeverIsNotTheOwnerMayNotGiveItBack() {
    run(
        new Picks(),
        () ->
            assertThatThrownBy(() -> unlock(lock))
                .isInstanceOf(IllegalMonitorStateException.class));
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void aNotificationWakesWhoeverWaits() {
    run(
        new Picks(1),
        () -> {
          Core.start(
              () -> {
                lock(lock);
                await(lock, 0);
                done.add("woken");
                unlock(lock);
              });
          lock(lock);
          notifyAll(lock);
          unlock(lock);
        });
    assertThat(done).containsExactly("woken");
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void aNotificationBeforeTheWaitIsLost() {
    run(
        new Picks(0, 0),
        () -> {
          Core.start(
              () -> {
                lock(lock);
                await(lock, 0);
                unlock(lock);
              });
          lock(lock);
          notifyAll(lock);
          unlock(lock);
        });
    assertThat(failure()).isEqualTo(FailureKind.LOST_NOTIFICATION);
  }

  @Test
  void aWaitWithATimeoutEndsByItself() {
    long[] waited = new long[1];
    run(
        new Picks(),
        () -> {
          lock(lock);
          long start = VirtualTime.now();
          await(lock, 5_000_000);
          waited[0] = VirtualTime.now() - start;
          unlock(lock);
        });
    assertThat(waited[0]).isEqualTo(5_000_000);
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void twoThatWantWhatTheOtherHasAreDeadlocked() {
    run(
        new Picks(1, 1, 0),
        () -> {
          Core.start(
              () -> {
                lock(lock);
                lock(other);
              });
          lock(other);
          lock(lock);
        });
    assertThat(failure()).isEqualTo(FailureKind.DEADLOCK);
    assertThat(((Outcome.Fail) Ending.outcome).message()).contains("main waits for main.1");
  }

  @Test
  void joiningWaitsForTheEnd() {
    run(
        new Picks(),
        () -> {
          ControlledThread t = Core.start(() -> inTurn("other"));
          join(t);
          done.add("joined");
        });
    assertThat(done).containsExactly("other in", "other out", "joined");
  }

  @Test
  void aPermitThatIsThereLetsAParkPass() {
    run(
        new Picks(),
        () -> {
          ControlledThread main = Scheduler.running;
          Threads.unpark(main);
          Threads.park(main, ControlledThread.NEVER);
          done.add("passed");
        });
    assertThat(done).containsExactly("passed");
  }

  @Test
  void whoeverIsParkedForGoodIsStuck() {
    run(new Picks(), () -> Threads.park(Scheduler.running, ControlledThread.NEVER));
    assertThat(failure()).isEqualTo(FailureKind.LOST_NOTIFICATION);
  }

  @Test
  void onlyTheOrderOfWhatConflictsMatters() {
    Object mine = new Object();
    Object yours = new Object();
    long apart = order(mine, yours, 1, 1, 0);
    assertThat(order(mine, yours, 0)).isEqualTo(apart);
    long first = order(mine, mine, 1, 1, 0);
    assertThat(order(mine, mine, 0)).isNotEqualTo(first);
  }

  /** Main and another thread write once each. */
  private static long order(Object ofMain, Object ofOther, int... picks) {
    run(
        new Picks(picks),
        () -> {
          Core.start(() -> Core.act(Operation.WRITE, ofOther));
          Core.act(Operation.WRITE, ofMain);
        });
    return ConflictWatch.order();
  }
}
