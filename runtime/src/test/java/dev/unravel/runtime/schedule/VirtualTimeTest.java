package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The clock that the target sees. */
class VirtualTimeTest {
  @BeforeEach
  void reset() {
    VirtualTime.reset(1_000, null);
  }

  @Test
  void eachReadingMovesIt() {
    long first = VirtualTime.nanoTime();
    assertThat(VirtualTime.nanoTime()).isGreaterThan(first);
  }

  @Test
  void whoeverWaitsForASecondByReadingItGetsThere() {
    long end = VirtualTime.nanoTime() + 1_000_000_000;
    int readings = 0;
    while (VirtualTime.nanoTime() < end) {
      readings++;
    }
    assertThat(readings).isLessThan(2_000);
  }

  @Test
  void itNeverGoesBack() {
    VirtualTime.advanceTo(VirtualTime.now() + 5);
    long now = VirtualTime.now();
    VirtualTime.advanceTo(now - 5);
    assertThat(VirtualTime.now()).isEqualTo(now);
  }

  @Test
  void aTimeTooFarToCountIsNever() {
    assertThat(VirtualTime.after(Long.MAX_VALUE)).isEqualTo(ControlledThread.NEVER);
    assertThat(VirtualTime.after(5)).isEqualTo(VirtualTime.now() + 5);
  }

  @Test
  void wallClockTimesAreCountedFromTheOrigin() {
    assertThat(VirtualTime.nanosUntil(1_010)).isEqualTo(10_000_000);
    assertThat(VirtualTime.nanosUntil(900)).isZero();
    assertThat(VirtualTime.currentTimeMillis()).isEqualTo(1_000);
  }

  @Test
  void millisecondsBeyondAllCountingStayALongTime() {
    assertThat(VirtualTime.nanos(2, 3)).isEqualTo(2_000_003);
    assertThat(VirtualTime.nanos(Long.MAX_VALUE, 0)).isEqualTo(Long.MAX_VALUE / 2);
  }
}
