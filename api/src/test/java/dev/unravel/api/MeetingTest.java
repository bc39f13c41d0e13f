package dev.unravel.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.api.engine.Counters;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which threads meet. */
class MeetingTest {
  private final Object one = new Object();
  private final Object other = new Object();

  @BeforeEach
  void on() {
    Breakpoints.enable();
    Breakpoints.reset();
  }

  @AfterEach
  void off() {
    Breakpoints.disable();
  }

  private static ConflictBreakpoint at(Object object) {
    return new ConflictBreakpoint("meeting", object);
  }

  private static Counters counters() {
    return Breakpoints.counters("meeting");
  }

  @Test
  void twoThreadsWithTheSameObjectMeet() throws Exception {
    Pair.run(
        () -> assertThat(at(one).triggerHere(true, Pair.LONG)).isTrue(),
        () -> assertThat(at(one).triggerHere(false, Pair.LONG)).isTrue());
    assertThat(counters())
        .hasToString("breakpoint \"meeting\": reached 2, paused 1, hit 1, timed out 0");
  }

  @Test
  void threadsWithDifferentObjectsDoNotMeet() throws Exception {
    Pair.run(
        () -> assertThat(at(one).triggerHere(true, 20)).isFalse(),
        () -> assertThat(at(other).triggerHere(false, 20)).isFalse());
    assertThat(counters())
        .hasToString("breakpoint \"meeting\": reached 2, paused 2, hit 0, timed out 2");
  }

  @Test
  void aThreadDoesNotMeetItself() {
    assertThat(at(one).triggerHere(true, 1)).isFalse();
    assertThat(at(one).triggerHere(false, 1)).isFalse();
    assertThat(counters().timedOut()).isEqualTo(2);
  }

  @Test
  void nothingHappensWhenBreakpointsAreOff() {
    Breakpoints.disable();
    AtomicInteger ran = new AtomicInteger();
    assertThat(at(one).triggerHere(true, Pair.LONG)).isFalse();
    assertThat(at(one).triggerHere(true, Pair.LONG, ran::incrementAndGet)).isFalse();
    assertThat(ran).hasValue(1);
    assertThat(counters().reached()).isZero();
    assertThat(Breakpoints.summary()).isEmpty();
  }

  @Test
  void aDeadlockNeedsCrossedLocks() throws Exception {
    Pair.run(
        () -> assertThat(new DeadlockBreakpoint("d", one, other).triggerHere(true, 20)).isFalse(),
        () -> assertThat(new DeadlockBreakpoint("d", one, other).triggerHere(false, 20)).isFalse());
    Pair.run(
        () ->
            assertThat(new DeadlockBreakpoint("d", one, other).triggerHere(true, Pair.LONG))
                .isTrue(),
        () ->
            assertThat(new DeadlockBreakpoint("d", other, one).triggerHere(false, Pair.LONG))
                .isTrue());
  }

  @Test
  void whatIntervenesGoesBeforeTheThreadInside() throws Exception {
    StringBuffer order = new StringBuffer();
    Pair.run(
        () -> {
          assertThat(new AtomicityBreakpoint("a", one).insideHere(Pair.LONG)).isTrue();
          order.append("inside");
        },
        () ->
            new AtomicityBreakpoint("a", one)
                .interveneHere(Pair.LONG, () -> order.append("intervened ")));
    assertThat(order).hasToString("intervened inside");
  }

  @Test
  void aNotificationGoesBeforeTheWait() throws Exception {
    StringBuffer order = new StringBuffer();
    Pair.run(
        () -> {
          assertThat(new NotificationBreakpoint("n", one).waitHere(Pair.LONG)).isTrue();
          order.append("wait");
        },
        () ->
            new NotificationBreakpoint("n", one)
                .notifyHere(Pair.LONG, () -> order.append("notify ")));
    assertThat(order).hasToString("notify wait");
  }

  @Test
  void ofThreadsThatWantTheSameAtOnePlaceOnlyTheFirstWaits() throws Exception {
    Thread waiting = new Thread(() -> at(one).triggerHere(true, Pair.LONG));
    waiting.start();
    while (counters().paused() == 0) {
      Thread.onSpinWait();
    }
    assertThat(at(one).triggerHere(true, Pair.LONG)).isFalse();
    assertThat(at(one).triggerHere(false, Pair.LONG)).isTrue();
    waiting.join();
    assertThat(counters().paused()).isEqualTo(1);
  }

  @Test
  void anInterruptIsKeptAndDoesNotEndTheWait() throws Exception {
    AtomicInteger kept = new AtomicInteger();
    Thread waiting =
        new Thread(
            () -> {
              boolean met = at(one).triggerHere(true, Pair.LONG);
              kept.set((met ? 1 : 0) + (Thread.interrupted() ? 2 : 0));
            });
    waiting.start();
    waiting.interrupt();
    while (counters().paused() == 0) {
      Thread.onSpinWait();
    }
    at(one).triggerHere(false, Pair.LONG);
    waiting.join();
    assertThat(kept).hasValue(3);
  }

  @Test
  void aConditionThatThrowsCountsAsFalse() throws Exception {
    ConcurrentBreakpoint[] broken = new ConcurrentBreakpoint[2];
    for (int i = 0; i < 2; i++) {
      broken[i] =
          new ConcurrentBreakpoint("broken") {
            @Override
            public boolean predicateGlobal(ConcurrentBreakpoint other) {
              throw new IllegalStateException("no answer");
            }
          };
    }
    Pair.run(
        () -> assertThat(broken[0].triggerHere(true, 20)).isFalse(),
        () -> assertThat(broken[1].triggerHere(false, 20)).isFalse());
    assertThat(Breakpoints.counters("broken").timedOut()).isEqualTo(2);
  }

  @Test
  void aRankOutsideOfTheRowIsRefused() {
    assertThatThrownBy(() -> at(one).triggerHere(2, 2, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rank 2 of 2 threads");
  }

  @Test
  void nothingIsHeldAfterwards() throws Exception {
    Object[] object = {new Object()};
    Pair.run(
        () -> at(object[0]).triggerHere(true, Pair.LONG),
        () -> at(object[0]).triggerHere(false, Pair.LONG));
    at(object[0]).triggerHere(false, 1);
    WeakReference<Object> reference = new WeakReference<>(object[0]);
    object[0] = null;
    for (int i = 0; i < 100 && reference.get() != null; i++) {
      System.gc();
    }
    assertThat(reference.get()).isNull();
  }
}
