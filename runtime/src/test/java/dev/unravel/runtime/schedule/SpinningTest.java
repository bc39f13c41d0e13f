package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Operation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What counts as waiting for something by looking at it. */
class SpinningTest {
  private final ControlledThread t = new ControlledThread(new Thread(() -> {}), 0, null);
  private final FakeObserver observer = new FakeObserver();

  @BeforeEach
  void observe() {
    Scheduler.observer = observer;
  }

  private boolean reads(int times, int site, boolean alone) {
    boolean noticed = false;
    for (int i = 0; i < times; i++) {
      noticed |= Spinning.noticed(t, Operation.READ, site, alone);
    }
    return noticed;
  }

  @Test
  void whoKeepsLookingAndIsWhereItWasSpins() {
    assertThat(reads(33, 5, true)).isFalse();
    assertThat(reads(1, 5, true)).isTrue();
    assertThat(t.spinsForSure).isTrue();
  }

  @Test
  void whoCountsItsLooksIsLetGoOnForLong() {
    observer.counts = true;

    assertThat(reads(2_048, 5, true)).isFalse();
    assertThat(reads(200, 5, true)).isTrue();
    assertThat(t.spinsForSure).isFalse();
  }

  @Test
  void itIsSeldomAskedWhatAThreadHolds() {
    observer.counts = true;
    reads(2_048, 5, true);

    assertThat(observer.state).isLessThan(20);
  }

  @Test
  void whoStopsCountingSpins() {
    observer.counts = true;
    reads(40, 5, true);
    observer.counts = false;

    assertThat(reads(30, 5, true)).isTrue();
    assertThat(t.spinsForSure).isTrue();
  }

  @Test
  void ofOneOfWhomNothingIsKnownNothingIsSure() {
    observer.state = 0;
    assertThat(reads(2_200, 5, true)).isTrue();
    assertThat(t.spinsForSure).isFalse();
  }

  @Test
  void whoChangesSomethingMeanwhileIsNotWhereItWas() {
    observer.changes = true;

    assertThat(looksAndUpdates(100)).isFalse();
  }

  @Test
  void whoseUpdatesFailSpins() {
    assertThat(looksAndUpdates(100)).isTrue();
    assertThat(t.spinsForSure).isTrue();
  }

  @Test
  void anUpdateThatIsRepeatedSpinsOnlyIfItFindsTheSame() {
    observer.changes = true;
    assertThat(updates(100)).isFalse();
    observer.changes = false;
    assertThat(updates(100)).isTrue();
  }

  private boolean looksAndUpdates(int times) {
    boolean noticed = false;
    for (int i = 0; i < times && !noticed; i++) {
      noticed = reads(1, 5, true);
      noticed |= Spinning.noticed(t, Operation.COMPARE_AND_SET, 6, true);
    }
    return noticed;
  }

  private boolean updates(int times) {
    boolean noticed = false;
    for (int i = 0; i < times && !noticed; i++) {
      noticed = Spinning.noticed(t, Operation.COMPARE_AND_SET, 6, true);
    }
    return noticed;
  }

  @Test
  void whoLooksAtOneElementAfterTheOtherDoesNotSpin() {
    boolean noticed = false;
    for (int i = 0; i < 1_000; i++) {
      t.index = i;
      noticed |= reads(1, 5, true);
    }
    assertThat(noticed).isFalse();
  }

  @Test
  void theyBeginAnewWhenAnotherThreadHasActed() {
    assertThat(reads(100, 5, false)).isFalse();
  }

  @Test
  void theyBeginAnewWithAWrite() {
    reads(64, 5, true);
    assertThat(Spinning.noticed(t, Operation.WRITE, 6, true)).isFalse();
    assertThat(reads(1, 5, true)).isFalse();
  }

  @Test
  void readingTwoPlacesInTurnCountsToo() {
    boolean noticed = false;
    for (int i = 0; i < 80; i++) {
      noticed |= reads(1, 5, true);
      noticed |= reads(1, 6, true);
    }
    assertThat(noticed).isTrue();
  }

  @Test
  void anOfferOfTheProcessorCountsWhenItIsRepeated() {
    assertThat(Spinning.noticed(t, Operation.YIELD, 7, true)).isFalse();
    assertThat(Spinning.noticed(t, Operation.YIELD, 7, true)).isFalse();
    assertThat(Spinning.noticed(t, Operation.YIELD, 7, true)).isTrue();
  }

  @Test
  void anUpdateOfOneThatHasSteppedBackMayBeWhatItSpinsWith() {
    t.operation = Operation.COMPARE_AND_SET;
    assertThat(Spinning.changesSomething(t)).isTrue();
    t.stepsBack = 1;
    assertThat(Spinning.changesSomething(t)).isFalse();
    t.operation = Operation.WRITE;
    assertThat(Spinning.changesSomething(t)).isTrue();
    t.operation = Operation.READ;
    assertThat(Spinning.changesSomething(t)).isFalse();
  }
}
