package dev.unravel.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.api.engine.Counters;
import dev.unravel.api.engine.OpenArrivals;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many threads over one breakpoint: all come out again, and the counters add up. */
class StressTest {
  private static final int THREADS = 8;
  private static final int TIMES = 300;

  private final Object[] objects = {new Object(), new Object(), new Object()};

  @BeforeEach
  void on() {
    Breakpoints.enable();
    Breakpoints.reset();
  }

  @AfterEach
  void off() {
    Breakpoints.disable();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everyThreadComesOutAndTheCountersAddUp(int size) throws Exception {
    AtomicLong met = new AtomicLong();
    Pair.Body[] bodies = new Pair.Body[THREADS];
    for (int t = 0; t < THREADS; t++) {
      bodies[t] =
          () -> {
            ThreadLocalRandom random = ThreadLocalRandom.current();
            for (int i = 0; i < TIMES; i++) {
              Object object = objects[random.nextInt(objects.length)];
              ConflictBreakpoint breakpoint = new ConflictBreakpoint("stress", object);
              int rank = random.nextInt(size);
              boolean hit;
              if (random.nextBoolean()) {
                hit = breakpoint.triggerHere(rank, size, random.nextInt(3), Thread::yield);
              } else {
                // With a lock that others want while they are under way.
                synchronized (object) {
                  hit = breakpoint.triggerHere(rank, size, random.nextInt(3), Thread::yield);
                }
              }
              if (hit) {
                met.incrementAndGet();
              }
            }
          };
    }
    Pair.run(bodies);

    Counters counters = Breakpoints.counters("stress");
    assertThat(counters.reached()).isEqualTo((long) THREADS * TIMES);
    assertThat(counters.hit()).isPositive();
    assertThat(met).hasValue(counters.hit() * size);
    assertThat(counters.paused()).isEqualTo(counters.hit() * (size - 1) + counters.timedOut());
    assertThat(OpenArrivals.any()).isFalse();
  }
}
