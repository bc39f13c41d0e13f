package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Stall;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Time that passes while somebody could act. */
class EarlyTimeTest {
  private static final Outcome.Fail FAILURE =
      new Outcome.Fail(new FailureSignature(FailureKind.EXCEPTION, "here"), "", List.of());

  private final Core core = new Core();
  private final Object object = new Object();
  private final long[] seen = new long[2];

  private static Optional<Stall> stall() {
    return EarlyTime.judge(FAILURE).heldUp();
  }

  @Test
  void manyShortSleepsDoNotTakeAThreadsTurnForMoreThanThePatience() {
    // Whoever sleeps is picked wherever that is possible.
    core.run(
        new Picks(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        () -> {
          Core.start(() -> seen[1] = VirtualTime.now());
          for (int i = 0; i < 12; i++) {
            Core.sleep(300 * Core.MILLI);
          }
        });
    assertThat(seen[1] - 1_000 * Core.MILLI).isLessThan(1_000 * Core.MILLI);
  }

  @Test
  void whoIsHeldUpAndForHowLongIsTold() {
    core.run(
        new Picks(1, 1),
        () -> {
          Core.start(() -> Core.sleep(10 * Core.MILLI));
          Core.act(Operation.WRITE, object);
        });
    assertThat(stall()).contains(new Stall("main", 10 * Core.MILLI));
  }

  @Test
  void nobodyIsHeldUpWhoWaitsForATimeHimself() {
    core.run(
        new Picks(),
        () -> {
          Core.start(() -> Core.sleep(50 * Core.MILLI));
          Core.sleep(40 * Core.MILLI);
        });
    assertThat(stall()).isEmpty();
  }

  @Test
  void aThreadThatWaitsForATimeByReadingTheClockLetsTheReadyOnesGoFirst() {
    core.run(
        new Picks(),
        () -> {
          Core.start(
              () -> {
                Core.act(Operation.WRITE, object);
                seen[1] = VirtualTime.now();
              });
          long end = VirtualTime.nanoTime() + 3_000 * Core.MILLI;
          while (VirtualTime.nanoTime() < end) {
            Core.act(Operation.WRITE, this);
          }
          seen[0] = VirtualTime.now();
        });
    assertThat(seen[1]).isPositive().isLessThan(seen[0]);
    assertThat(core.observer.told).contains("0 waits long");
  }

  @Test
  void whoIsDueWhenTheClockIsReadIsReady() {
    core.run(
        new Picks(),
        () -> {
          Core.start(
              () -> {
                Core.sleep(2_000 * Core.MILLI);
                seen[1] = VirtualTime.now();
              });
          Core.sleep(Core.MILLI);
          long end = VirtualTime.nanoTime() + 5_000 * Core.MILLI;
          while (VirtualTime.nanoTime() < end) {
            Core.act(Operation.WRITE, object);
          }
          seen[0] = VirtualTime.now();
        });
    assertThat(seen[1]).isPositive().isLessThan(seen[0]);
  }
}
