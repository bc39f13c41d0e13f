package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.Instruction.Await;
import dev.unravel.prove.Instruction.Branch;
import dev.unravel.prove.Instruction.Check;
import dev.unravel.prove.Instruction.Collect;
import dev.unravel.prove.Instruction.Enter;
import dev.unravel.prove.Instruction.Leave;
import dev.unravel.prove.Instruction.Load;
import dev.unravel.prove.Instruction.Spawn;
import dev.unravel.prove.Instruction.Store;
import dev.unravel.prove.Instruction.Wake;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.TapeExpression.Binary;
import dev.unravel.prove.path.TapeExpression.Constant;
import dev.unravel.prove.path.TapeExpression.Slot;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs of which it is known what a proof must find, whatever the first execution was. */
class KnownProgramsTest {
  private static final int X = 0;
  private static final int Y = 1;
  private static final int SEEDS = 50;
  private static final TapeExpression PLUS_ONE =
      new Binary(Operator.ADD, new Slot(0), new Constant(1));
  private static final ProofBudget PLENTY = new ProofBudget(100_000, 10_000_000, () -> false);

  /** Figure 1 of "Proactive Debugging", a = 1 and b = 0: y must not become negative. */
  @Test
  void findsTheViolationOfFigure1FromEveryFirstExecution() {
    ModelProgram program = program(2, 0, updater(X, 1, Y, false), updater(Y, 0, X, true));
    ModelProgram sound = program(2, 0, updater(X, 1, Y, false), updater(Y, 0, X, false));
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(new Prover(new ModelExecutions(program, seed), PLENTY).prove())
          .isInstanceOf(ProofVerdict.Failed.class);
      assertThat(new Prover(new ModelExecutions(sound, seed), PLENTY).prove())
          .isInstanceOf(ProofVerdict.Proved.class);
    }
  }

  /** mine = start; if (mine > 0) other++ else other--; and perhaps a check that it stays at 0. */
  private static List<Instruction> updater(int mine, int start, int other, boolean checked) {
    List<Instruction> code = new ArrayList<>();
    code.add(new Store(mine, new Constant(start)));
    code.add(new Load(0, mine));
    code.add(new Branch(new Binary(Operator.LESS, new Constant(0), new Slot(0)), 6));
    code.add(new Load(1, other));
    code.add(new Store(other, new Binary(Operator.ADD, new Slot(1), new Constant(1))));
    code.add(new Branch(new Constant(0), 8));
    code.add(new Load(1, other));
    code.add(new Store(other, new Binary(Operator.SUBTRACT, new Slot(1), new Constant(1))));
    if (checked) {
      code.add(new Load(1, mine));
      code.add(new Check(new Binary(Operator.LESS, new Constant(-1), new Slot(1))));
    }
    return code;
  }

  /** What is added under one monitor comes to the same in any order: one of them is enough. */
  @Test
  void looksAtOneOrderOfAdditions() {
    List<Instruction> add = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      add.addAll(List.of(new Enter(0), new Load(0, X), new Store(X, PLUS_ONE), new Leave(0)));
    }
    List<Instruction> main = new ArrayList<>();
    for (int thread = 1; thread <= 4; thread++) {
      main.add(new Spawn(thread));
    }
    for (int thread = 1; thread <= 4; thread++) {
      main.add(new Collect(thread));
    }
    main.add(new Load(0, X));
    main.add(new Check(new Binary(Operator.EQUAL, new Slot(0), new Constant(64))));
    ModelProgram program = program(1, 1, main, add, add, add, add);
    ExplicitSearch search = new ExplicitSearch();
    assertThat(new Prover(new ModelExecutions(program, 1), search, PLENTY).prove())
        .isInstanceOf(ProofVerdict.Proved.class);
    assertThat(search.states()).isLessThan(10);
  }

  /** The published algorithm negates one branch at a time and misses two that turn together. */
  @Test
  void findsEveryCombinationOfTwoIndependentFlags() {
    ModelProgram program = program(4, 0, writer(0), writer(1), follower(0, 2), follower(1, 3));
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(paths(program, seed)).isEqualTo(6);
    }
  }

  /** The published algorithm misses combinations of what the two consumers see. */
  @Test
  void findsEveryCombinationOfWhatTwoConsumersSeeAndNoOther() {
    List<Instruction> consumer =
        List.of(
            new Load(0, X),
            new Branch(new Slot(0), 4),
            new Load(1, Y),
            new Check(new Binary(Operator.EQUAL, new Slot(1), new Constant(1))));
    ModelProgram program =
        program(
            2,
            0,
            List.of(new Store(Y, new Constant(1)), new Store(X, new Constant(1))),
            consumer,
            consumer);
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(paths(program, seed)).isEqualTo(5);
    }
  }

  /** Threads that each take a place if there seems to be one: all of them may, or just two. */
  @Test
  void findsThatEachOfThreeMayBeTurnedAway() {
    List<Instruction> take =
        List.of(
            new Load(0, X),
            new Branch(new Binary(Operator.LESS, new Constant(49), new Slot(0)), 4),
            new Load(1, X),
            new Store(X, new Binary(Operator.SUBTRACT, new Slot(1), new Constant(50))));
    ModelProgram program =
        program(
            1,
            0,
            List.of(new Store(X, new Constant(100)), new Spawn(1), new Spawn(2), new Spawn(3)),
            take,
            take,
            take);
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(paths(program, seed)).isEqualTo(7);
    }
  }

  /** The other way of the second thread leads through a state where the first way deadlocks. */
  @Test
  void findsABranchBehindWhichTheKnownWayWouldGetStuck() {
    ModelProgram program =
        program(
            1,
            2,
            List.of(
                new Enter(0),
                new Store(X, new Constant(1)),
                new Enter(1),
                new Store(X, new Constant(0)),
                new Leave(1),
                new Leave(0)),
            List.of(
                new Enter(1),
                new Load(0, X),
                new Branch(new Binary(Operator.EQUAL, new Slot(0), new Constant(0)), 6),
                new Store(X, new Slot(0)),
                new Store(X, new Slot(0)),
                new Store(X, new Slot(0)),
                new Leave(1)));
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(paths(program, seed)).isEqualTo(3);
    }
  }

  @Test
  void provesALockedCounterWithOneExecution() {
    int threads = 4;
    List<List<Instruction>> code = new ArrayList<>();
    List<Instruction> main = new ArrayList<>();
    for (int i = 1; i <= threads; i++) {
      main.add(new Spawn(i));
    }
    for (int i = 1; i <= threads; i++) {
      main.add(new Collect(i));
    }
    main.add(new Load(0, X));
    main.add(new Check(new Binary(Operator.EQUAL, new Slot(0), new Constant(16))));
    code.add(main);
    for (int i = 1; i <= threads; i++) {
      List<Instruction> increments = new ArrayList<>();
      for (int k = 0; k < 4; k++) {
        increments.add(new Enter(0));
        increments.add(new Load(0, X));
        increments.add(new Store(X, PLUS_ONE));
        increments.add(new Leave(0));
      }
      code.add(increments);
    }
    Prover prover = new Prover(new ModelExecutions(new ModelProgram(code, 1, 1, 2), 1), PLENTY);
    assertThat(prover.prove()).isInstanceOf(ProofVerdict.Proved.class);
    assertThat(prover.executions()).isEqualTo(1);
  }

  @Test
  void findsANotificationThatNobodyWaitsForYet() {
    ModelProgram program =
        program(
            1,
            1,
            List.of(new Enter(0), new Await(0), new Leave(0)),
            List.of(new Enter(0), new Wake(0, false), new Leave(0)));
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(new Prover(new ModelExecutions(program, seed), PLENTY).prove())
          .isInstanceOf(ProofVerdict.Failed.class);
    }
  }

  @Test
  void saysThatExecutionsRanOutInsteadOfProvingAnything() {
    ModelProgram program = program(4, 0, writer(0), writer(1), follower(0, 2), follower(1, 3));
    ProofVerdict verdict =
        new Prover(new ModelExecutions(program, 1), new ProofBudget(1, 10_000_000, () -> false))
            .prove();
    assertThat(verdict).isInstanceOf(ProofVerdict.Inconclusive.class);
    assertThat(((ProofVerdict.Inconclusive) verdict).open()).isNotEmpty();
  }

  private static long paths(ModelProgram program, long seed) {
    Prover prover = new Prover(new ModelExecutions(program, seed), PLENTY);
    assertThat(prover.prove()).isInstanceOf(ProofVerdict.Proved.class);
    return prover.knowledge().paths();
  }

  private static List<Instruction> writer(int variable) {
    return List.of(new Store(variable, new Constant(1)));
  }

  private static List<Instruction> follower(int variable, int result) {
    return List.of(
        new Load(0, variable), new Branch(new Slot(0), 3), new Store(result, new Constant(1)));
  }

  @SafeVarargs
  private static ModelProgram program(int variables, int monitors, List<Instruction>... threads) {
    return new ModelProgram(List.of(threads), variables, monitors, 2);
  }
}
