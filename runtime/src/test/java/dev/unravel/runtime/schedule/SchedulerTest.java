package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who acts when, and how an execution ends. */
class SchedulerTest {
  private final Core core = new Core();
  private final Object object = new Object();
  private final boolean[] flag = new boolean[1];
  private final long[] seen = new long[2];

  private void twoWrites() {
    Core.act(Operation.WRITE, object);
    Core.act(Operation.WRITE, object);
  }

  @Test
  void aThreadActsWhenItIsPicked() {
    // The other begins, writes once, is preempted, and goes on when main is through.
    core.run(
        new Picks(1, 1, 0),
        () -> {
          Core.start(this::twoWrites);
          Core.act(Operation.WRITE, object);
        });
    assertThat(Core.schedule()).containsExactly("0x2!", "1x2!", "0x2", "1x2");
    assertThat(core.observer.told)
        .containsExactly("0 START", "1 BEGIN", "1 WRITE", "0 WRITE", "0 END", "1 WRITE", "1 END");
    assertThat(Scheduler.clock).isEqualTo(8);
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void theSamePicksGiveTheSameHashAndOthersAnother() {
    Runnable main =
        () -> {
          Core.start(this::twoWrites);
          Core.act(Operation.WRITE, object);
        };
    core.run(new Picks(1, 1, 0), main);
    long hash = Scheduler.hash;
    core.run(new Picks(1, 1, 0), main);
    assertThat(Scheduler.hash).isEqualTo(hash);
    core.run(new Picks(1, 0, 0), main);
    assertThat(Scheduler.hash).isNotEqualTo(hash);
  }

  @Test
  void choicesThatAreNotBetweenThreadsAreKept() {
    core.run(new Picks(), () -> assertThat(Scheduler.pick(1) + Scheduler.pick(3)).isEqualTo(2));
    assertThat(Scheduler.log.pickCount()).isEqualTo(1);
    assertThat(Scheduler.log.pick(0)).isEqualTo(2);
    assertThat(core.observer.told).contains("picked 2");
  }

  /** The strategy never leaves a thread that can go on, and yet the other gets its turn. */
  @Test
  void aThreadThatSpinsStepsBack() {
    core.run(
        new Picks(),
        () -> {
          Core.start(
              () -> {
                Core.act(Operation.WRITE, object);
                flag[0] = true;
              });
          while (!flag[0]) {
            Core.look(object);
          }
        });
    assertThat(flag[0]).isTrue();
    assertThat(Ending.outcome).isNull();
    assertThat(Scheduler.clock).isLessThan(100);
  }

  @Test
  void twoThatSpinForEachOtherDoNotStarveAThird() {
    Runnable spins =
        () -> {
          while (!flag[0]) {
            Core.look(object);
          }
        };
    core.run(
        new Picks(),
        () -> {
          Core.start(spins);
          Core.start(
              () -> {
                twoWrites();
                twoWrites();
                flag[0] = true;
              });
          spins.run();
        });
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void whatDoesNotEndUnderFairTurnsEitherIsEndless() {
    core.observer.nowhere = false;
    writeForEver();

    assertThat(core.observer.told).contains("too long");
    assertThat(Ending.outcome).isEqualTo(FakeObserver.ENDLESS);
    assertThat(Scheduler.clock).isEqualTo(2_000);
  }

  @Test
  void whereNobodyGetsAnywhereItEndsSooner() {
    writeForEver();

    assertThat(core.observer.told).contains("too long");
    assertThat(Ending.outcome).isEqualTo(FakeObserver.ENDLESS);
    assertThat(Scheduler.clock).isEqualTo(1_512);
  }

  private void writeForEver() {
    core.maxActions(1_000)
        .run(
            new Picks(),
            () -> {
              while (true) {
                twoWrites();
              }
            });
  }

  @Test
  void aLongExecutionThatEndsUnderFairTurnsIsAllRight() {
    core.maxActions(1_000)
        .run(
            new Picks(),
            () -> {
              Core.start(
                  () -> {
                    Core.act(Operation.WRITE, object);
                    flag[0] = true;
                  });
              while (!flag[0]) {
                twoWrites();
              }
            });
    assertThat(core.observer.told).contains("too long");
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void whoIsCutOffEndsAtTheNextAction() {
    core.run(
        new Picks(),
        () -> {
          Core.start(this::twoWrites);
          twoWrites();
          Ending.runOutOfTime();
          for (; ; ) {
            Core.act(Operation.WRITE, object);
          }
        });
    assertThat(Ending.isOutOfTime()).isTrue();
    assertThat(Ending.outcome).isEqualTo(FakeObserver.ENDLESS);
  }

  @Test
  void nobodyCanAct() {
    core.run(new Picks(), Core::park);
    assertThat(Ending.outcome).isEqualTo(FakeObserver.STUCK);
  }

  @Test
  void whoeverIsParkedGoesOnOnceItIsWoken() {
    core.run(
        new Picks(1),
        () -> {
          ControlledThread t = Core.start(Core::park);
          twoWrites();
          Deadlines.wake(t);
        });
    assertThat(Ending.outcome).isNull();
  }

  @Test
  void anExecutionEndsAtItsFirstFailure() {
    Outcome.Fail failure =
        new Outcome.Fail(new FailureSignature(FailureKind.EXCEPTION, "somewhere"), "", List.of());
    core.run(
        new Picks(),
        () -> {
          Core.start(this::twoWrites);
          Ending.fail(Scheduler.running, failure);
        });
    assertThat(Ending.outcome).isEqualTo(failure);
    assertThat(core.observer.told).containsExactly("0 START");
  }

  @Test
  void aStrategyThatBreaksIsNoFailureOfTheTarget() {
    core.run(
        new Picks(7),
        () -> {
          Core.start(this::twoWrites);
          Core.act(Operation.WRITE, object);
        });
    assertThat(Ending.outcome).isInstanceOf(Outcome.Unresolved.class);
    assertThat(Ending.strategyFailure).hasMessage("thread 7 is not enabled");
  }

  // ---- time

  @Test
  void aTimeoutWithinThePatienceMayPassBeforeOthersAct() {
    core.run(
        new Picks(1, 1),
        () -> {
          Core.start(
              () -> {
                Core.sleep(10 * Core.MILLI);
                seen[1] = VirtualTime.now();
              });
          seen[0] = VirtualTime.now();
          Core.act(Operation.WRITE, object);
        });
    assertThat(core.observer.told)
        .containsExactly("0 START", "1 BEGIN", "1 expires", "1 SLEEP", "1 END", "0 WRITE", "0 END");
    assertThat(seen[1] - seen[0]).isEqualTo(10 * Core.MILLI);
  }

  @Test
  void aTimeoutBeyondItPassesOnlyWhenNothingElseCanAct() {
    core.run(
        new Picks(1),
        () -> {
          Core.start(() -> Core.sleep(2_000 * Core.MILLI));
          twoWrites();
        });
    assertThat(core.observer.told)
        .containsExactly(
            "0 START",
            "1 BEGIN",
            "1 waits long",
            "0 WRITE",
            "0 WRITE",
            "0 END",
            "1 expires",
            "1 SLEEP",
            "1 END");
  }

  @Test
  void ofTwoSleepersTheFirstToWakeUpGoesFirst() {
    core.run(
        new Picks(),
        () -> {
          Core.start(() -> Core.sleep(3_000 * Core.MILLI));
          Core.start(() -> Core.sleep(2_000 * Core.MILLI));
        });
    assertThat(core.observer.told).containsSubsequence("2 expires", "2 END", "1 expires", "1 END");
  }
}
