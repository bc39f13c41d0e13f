package dev.unravel.prove.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.Executions;
import dev.unravel.prove.ProofVerdict;
import dev.unravel.prove.Prover;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What a bound on the rounds of loops leaves out, and that it says so. One thread goes round and
 * reads in every round; the other writes once.
 */
class LoopBoundTest {
  private static final String LOOP = "Spin.java:3";
  private static final int READER = 0;
  private static final int WRITER = 1;
  private static final ProofBudget BUDGET = new ProofBudget(60, 100_000, () -> false);

  @Test
  void aLoopThatOthersKeepGoingIsCutAndSaysSo() {
    Prover prover = prover(new Spinning(Long.MAX_VALUE), 3);
    assertThat(prover.prove()).isEqualTo(new ProofVerdict.Proved(Set.of(LOOP)));
    assertThat(prover.executions()).isLessThanOrEqualTo(7);
  }

  @Test
  void withoutABoundItHasNoEnd() {
    assertThat(prover(new Spinning(Long.MAX_VALUE), 0).prove())
        .isInstanceOf(ProofVerdict.Inconclusive.class);
  }

  @Test
  void aFailureThatTakesAsManyRoundsAsTheBoundIsFound() {
    assertThat(prover(new Spinning(4), 4).prove()).isInstanceOf(ProofVerdict.Failed.class);
  }

  @Test
  void oneThatTakesMoreRoundsIsLeftOutByTheBound() {
    assertThat(prover(new Spinning(6), 4).prove()).isEqualTo(new ProofVerdict.Proved(Set.of(LOOP)));
  }

  @Test
  void aLoopWhoseRoundsNobodyElseDecidesIsNotCut() {
    Prover bounded = prover(new Counting(8), 2);
    Prover free = prover(new Counting(8), 0);
    assertThat(bounded.prove()).isEqualTo(new ProofVerdict.Proved(Set.of()));
    assertThat(free.prove()).isInstanceOf(ProofVerdict.Proved.class);
    assertThat(bounded.knowledge().paths()).isEqualTo(free.knowledge().paths()).isEqualTo(10);
  }

  @Test
  void roundsOfALoopThatMayHaveBeenBegunTwiceDoNotCount() {
    Prover prover = prover(new Recursive(), 2);
    assertThat(prover.prove()).isInstanceOf(ProofVerdict.Inconclusive.class);
  }

  private static Prover prover(Executions program, int boundLoops) {
    return new Prover(program, new ExplicitSearch(), BUDGET, boundLoops);
  }

  /** The reader reads until it is over; then both have ended. */
  private abstract static class TwoThreads implements Executions {
    private List<ThreadStep> deeds;
    private List<Passage> passages;
    private long shared;
    private int written;
    private boolean readerEnded;

    @Override
    public Course run(List<Choice> schedule) {
      deeds = new ArrayList<>();
      passages = new ArrayList<>();
      shared = 0;
      written = 0;
      readerEnded = false;
      boolean failed = false;
      add(READER, new Step.Local(), 0);
      begin();
      // The first step of the schedule is the one that was just done.
      List<Choice> rest = schedule.isEmpty() ? schedule : schedule.subList(1, schedule.size());
      for (Choice choice : rest) {
        failed |= act(choice.thread());
      }
      while (!readerEnded || written < 2) {
        failed |= act(written < 2 ? WRITER : READER);
      }
      return new Course(failed ? List.of() : deeds, failed, failed ? List.of() : passages);
    }

    private boolean act(int thread) {
      if (thread == WRITER) {
        if (written++ == 0) {
          shared = 1;
          add(WRITER, new Step.Write(0, new TapeExpression.Constant(1)), 1);
        } else {
          add(WRITER, new Step.End(), 0);
        }
        return false;
      }
      if (ended()) {
        add(READER, new Step.End(), 0);
        readerEnded = true;
        return false;
      }
      add(READER, new Step.Read(0), shared);
      add(READER, new Step.Decide(new TapeExpression.Slot(reads())), shared);
      return read(shared);
    }

    private int reads() {
      return (int)
              deeds.stream()
                  .filter(deed -> deed.thread() == READER && deed.step() instanceof Step.Read)
                  .count()
          - 1;
    }

    private void add(int thread, Step step, long value) {
      deeds.add(new ThreadStep(thread, step, value, -1));
    }

    final void pass(Passage.Kind kind) {
      passages.add(new Passage(deeds.size() - 1, 7, kind, LOOP));
    }

    void begin() {
      pass(Passage.Kind.BEGINS);
    }

    abstract boolean ended();

    /** Whether it fails. */
    abstract boolean read(long value);
  }

  /** Waits for the writer, and counts. */
  private static class Spinning extends TwoThreads {
    private final long fails;
    private boolean over;
    private int rounds;

    Spinning(long fails) {
      this.fails = fails;
    }

    @Override
    void begin() {
      super.begin();
      over = false;
      rounds = 0;
    }

    @Override
    boolean ended() {
      return over;
    }

    @Override
    boolean read(long value) {
      over = value != 0;
      rounds += over ? 0 : 1;
      pass(over ? Passage.Kind.LEAVES : Passage.Kind.REPEATS);
      return rounds == fails;
    }
  }

  /** Looks so many times at what the writer writes. */
  private static final class Counting extends TwoThreads {
    private final int times;
    private int rounds;

    Counting(int times) {
      this.times = times;
    }

    @Override
    void begin() {
      super.begin();
      rounds = 0;
    }

    @Override
    boolean ended() {
      return rounds == times;
    }

    @Override
    boolean read(long value) {
      pass(++rounds == times ? Passage.Kind.LEAVES : Passage.Kind.REPEATS);
      return false;
    }
  }

  /** Is in a loop already when it begins the same. */
  private static final class Recursive extends Spinning {
    Recursive() {
      super(Long.MAX_VALUE);
    }

    @Override
    void begin() {
      super.begin();
      pass(Passage.Kind.BEGINS);
    }
  }
}
