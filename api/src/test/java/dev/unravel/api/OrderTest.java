package dev.unravel.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** In which order threads go on that have met. */
class OrderTest {
  private static final int ROUNDS = 200;

  private volatile int value;

  @BeforeEach
  void on() {
    Breakpoints.enable();
    Breakpoints.reset();
  }

  @AfterEach
  void off() {
    Breakpoints.disable();
  }

  private ConflictBreakpoint here() {
    return new ConflictBreakpoint("order", this);
  }

  @Test
  void aStatementOfTheFirstIsOverBeforeTheSecondGoesOn() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      value = 0;
      AtomicInteger seen = new AtomicInteger();
      Pair.run(
          () -> here().triggerHere(true, Pair.LONG, () -> value = 7),
          () -> {
            here().triggerHere(false, Pair.LONG);
            seen.set(value);
          });
      assertThat(seen).hasValue(7);
    }
    assertThat(Breakpoints.counters("order").hit()).isEqualTo(ROUNDS);
  }

  @Test
  void theStatementBeforeDoneIsOverBeforeTheSecondGoesOn() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      value = 0;
      AtomicInteger seen = new AtomicInteger();
      Pair.run(
          () -> {
            ConflictBreakpoint breakpoint = here();
            breakpoint.triggerHere(true, Pair.LONG);
            value = 7;
            breakpoint.done();
          },
          () -> {
            here().triggerHere(false, Pair.LONG);
            seen.set(value);
          });
      assertThat(seen).hasValue(7);
    }
  }

  @Test
  void theNextLineIsOverBeforeTheSecondGoesOn() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      value = 0;
      AtomicInteger seen = new AtomicInteger();
      Pair.run(
          () -> {
            here().triggerHere(true, Pair.LONG);
            value = slowly(7);
          },
          () -> {
            here().triggerHere(false, Pair.LONG);
            seen.set(value);
          });
      assertThat(seen).hasValue(7);
    }
  }

  /** Takes some time without blocking, so that the second has every chance to overtake. */
  private static int slowly(int result) {
    long end = System.nanoTime() + 2_000_000;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    return result;
  }

  @Test
  void threeThreadsGoOnByTheirRanks() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      List<Integer> order = Collections.synchronizedList(new ArrayList<>());
      Pair.run(
          () -> here().triggerHere(2, 3, Pair.LONG, () -> order.add(2)),
          () -> here().triggerHere(0, 3, Pair.LONG, () -> order.add(0)),
          () -> here().triggerHere(1, 3, Pair.LONG, () -> order.add(1)));
      assertThat(order).containsExactly(0, 1, 2);
    }
  }

  @Test
  void theSecondGoesOnWhenTheFirstBlocks() throws Exception {
    CountDownLatch released = new CountDownLatch(1);
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    Pair.run(
        () ->
            here()
                .triggerHere(
                    true,
                    Pair.LONG,
                    () -> {
                      await(released);
                      order.add("first");
                    }),
        () -> {
          here().triggerHere(false, Pair.LONG);
          order.add("second");
          released.countDown();
        });
    assertThat(order).containsExactly("second", "first");
  }

  @Test
  void theSecondGoesOnWhenTheFirstWantsALockOfTheSecond() throws Exception {
    Object lock = new Object();
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    Pair.run(
        () ->
            here()
                .triggerHere(
                    true,
                    Pair.LONG,
                    () -> {
                      synchronized (lock) {
                        order.add("first");
                      }
                    }),
        () -> {
          synchronized (lock) {
            here().triggerHere(false, Pair.LONG);
            order.add("second");
          }
        });
    assertThat(order).containsExactly("second", "first");
  }

  @Test
  void theSecondGoesOnWhenTheFirstThrows() throws Exception {
    Pair.run(
        () ->
            assertThatThrownBy(
                    () ->
                        here()
                            .triggerHere(
                                true,
                                Pair.LONG,
                                () -> {
                                  throw new IllegalStateException("mine");
                                }))
                .hasMessage("mine"),
        () -> assertThat(here().triggerHere(false, Pair.LONG)).isTrue());
  }

  @Test
  void aBreakpointInsideOfAStatementDoesNotEndIt() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      value = 0;
      AtomicInteger seen = new AtomicInteger();
      Pair.run(
          () ->
              here()
                  .triggerHere(
                      true,
                      Pair.LONG,
                      () -> {
                        new ConflictBreakpoint("inner", this).triggerHere(true, 0);
                        value = slowly(7);
                      }),
          () -> {
            here().triggerHere(false, Pair.LONG);
            seen.set(value);
          });
      assertThat(seen).hasValue(7);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
