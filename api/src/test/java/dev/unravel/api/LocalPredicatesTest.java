package dev.unravel.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Conditions that concern one thread: whether it waits at all. */
class LocalPredicatesTest {
  @BeforeEach
  void on() {
    Breakpoints.enable();
    Breakpoints.reset();
  }

  @AfterEach
  void off() {
    Breakpoints.disable();
  }

  private ConcurrentBreakpoint here() {
    return new ConflictBreakpoint("local", this);
  }

  private static long paused() {
    return Breakpoints.counters("local").paused();
  }

  @Test
  void theFirstArrivalsCanBeIgnored() {
    for (int i = 0; i < 5; i++) {
      here().ignoreFirst(3).triggerHere(true, 1);
    }
    assertThat(paused()).isEqualTo(2);
    assertThat(Breakpoints.counters("local").reached()).isEqualTo(5);
  }

  @Test
  void afterTheLastHitNobodyWaits() throws Exception {
    Pair.run(
        () -> here().atMost(1).triggerHere(true, Pair.LONG),
        () -> here().atMost(1).triggerHere(false, Pair.LONG));
    here().atMost(1).triggerHere(true, Pair.LONG);
    assertThat(paused()).isEqualTo(1);
  }

  @Test
  void aLockMayHaveToBeHeld() {
    here().holding(LocalPredicatesTest.class).triggerHere(true, 1);
    assertThat(paused()).isZero();
    synchronized (this) {
      here().holding(Object.class).triggerHere(true, 1);
      here().holding(String.class).triggerHere(true, 1);
    }
    assertThat(paused()).isEqualTo(1);
  }

  @Test
  void aCallerMayHaveToMatch() {
    here().calledFrom("LocalPredicatesTest.inHere").triggerHere(true, 1);
    assertThat(paused()).isZero();
    inHere("LocalPredicatesTest.inHere");
    inHere("dev.unravel.*.inHere");
    inHere("*.inHere");
    inHere("here");
    assertThat(paused()).isEqualTo(3);
  }

  private void inHere(String pattern) {
    here().calledFrom(pattern).triggerHere(true, 1);
  }

  @Test
  void aConditionMayHaveToHold() {
    here().when(() -> false).triggerHere(true, 1);
    assertThat(paused()).isZero();
    here().when(() -> true).triggerHere(true, 1);
    assertThat(paused()).isEqualTo(1);
  }

  @Test
  void aConditionThatThrowsDoesNotHold() {
    here()
        .when(
            () -> {
              throw new IllegalStateException();
            })
        .triggerHere(true, 1);
    assertThat(paused()).isZero();
  }
}
