package dev.unravel.conformance.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.random.CollectionStatements.ListStatement;
import dev.unravel.conformance.random.CollectionStatements.MapStatement;
import dev.unravel.conformance.random.CollectionStatements.OfList;
import dev.unravel.conformance.random.CollectionStatements.OfMap;
import dev.unravel.conformance.random.LockStatements.Await;
import dev.unravel.conformance.random.LockStatements.CountDown;
import dev.unravel.conformance.random.LockStatements.Locked;
import dev.unravel.conformance.random.LockStatements.Way;
import dev.unravel.conformance.random.ObjectStatements.Get;
import dev.unravel.conformance.random.ObjectStatements.LookInto;
import dev.unravel.conformance.random.ObjectStatements.Publish;
import dev.unravel.conformance.random.ObjectStatements.Withdraw;
import dev.unravel.conformance.random.RandomProgram.Runner;
import dev.unravel.conformance.random.Variable.Effect;
import dev.unravel.conformance.random.Variable.Home;
import dev.unravel.conformance.random.VariableStatements.Count;
import dev.unravel.conformance.random.VariableStatements.Look;
import dev.unravel.conformance.random.VariableStatements.Set;
import dev.unravel.conformance.random.WaitStatements.Announce;
import dev.unravel.conformance.random.WaitStatements.OfGate;
import dev.unravel.conformance.random.WaitStatements.Pass;
import dev.unravel.conformance.random.WaitStatements.Patience;
import dev.unravel.conformance.random.WaitStatements.WaitFor;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the oracle says of programs that are small enough to be worked out by hand. */
class OracleTest {
  private static final Variable C = variable("c", Home.MAIN);
  private static final Lock LOCK = new Lock("L", Lock.Kind.REENTRANT);

  @TempDir private Path folder;

  private static Variable variable(String name, Home home) {
    return new Variable(name, home, false, 0, Effect.NONE, "");
  }

  private static java.util.Set<String> outcomes(
      Runner runner, List<Shared> things, List<List<Statement>> threads) {
    return new RandomProgram(0, things, threads, runner, Optional.empty()).outcomes().outcomes();
  }

  private static java.util.Set<String> outcomes(
      Shared thing, List<Statement> one, List<Statement> other) {
    return outcomes(Runner.THREADS, List.of(thing), List.of(one, other));
  }

  @ParameterizedTest
  @CsvSource({"MAIN", "CLASS", "ENUM", "INTERFACE", "OBJECT"})
  void twoIncrementsMayBeOneWhereverTheNumberIs(Home home) {
    Count count = new Count(variable("c", home));

    assertThat(outcomes(count.variable(), List.of(count), List.of(count)))
        .containsExactlyInAnyOrder("c=1", "c=2");
  }

  @Test
  void tasksOfAPoolOfOneFollowEachOther() {
    Count count = new Count(C);

    assertThat(outcomes(Runner.POOL_OF_ONE, List.of(C), List.of(List.of(count), List.of(count))))
        .containsExactly("c=2");
    assertThat(outcomes(Runner.POOL_OF_TWO, List.of(C), List.of(List.of(count), List.of(count))))
        .containsExactlyInAnyOrder("c=1", "c=2");
  }

  @Test
  void aNaiveSingletonMayBeMadeTwice() {
    Singleton naive = new Singleton("S", Singleton.Kind.NAIVE);

    assertThat(outcomes(naive, List.of(new Get(0, naive)), List.of(new Get(1, naive))))
        .contains("x0=1 x1=1 S=1", "x0=2 x1=2 S=2", "x0=1 x1=1 S=2", "x0=1 x1=2 S=2");
  }

  @ParameterizedTest
  @CsvSource({"DOUBLE_CHECKED", "SYNCHRONIZED", "HOLDER", "ENUM"})
  void anyOtherSingletonIsMadeOnce(Singleton.Kind kind) {
    Singleton one = new Singleton("S", kind);

    assertThat(outcomes(one, List.of(new Get(0, one)), List.of(new Get(1, one))))
        .containsExactly("x0=1 x1=1 S=1");
  }

  @Test
  void initialisersThatNeedEachOtherMayDeadlock() {
    Variable one = new Variable("c", Home.CLASS, false, 1, Effect.READS, "d");
    Variable other = new Variable("d", Home.CLASS, false, 1, Effect.READS, "c");
    List<List<Statement>> threads = List.of(List.of(new Look(0, one)), List.of(new Look(1, other)));

    // Whoever is first sees the other's default value, or what the other starts with, plus one.
    assertThat(outcomes(Runner.THREADS, List.of(one, other), threads))
        .containsExactlyInAnyOrder("x0=3 x1=2 c=3 d=2", "x0=2 x1=3 c=2 d=3", Oracle.STUCK);
  }

  @Test
  void anInitialiserSeesWhatOthersWriteMeanwhile() {
    Variable lazy = new Variable("c", Home.CLASS, false, 1, Effect.READS, "d");
    Variable plain = variable("d", Home.MAIN);
    List<List<Statement>> threads = List.of(List.of(new Look(0, lazy)), List.of(new Set(plain, 5)));

    assertThat(outcomes(Runner.THREADS, List.of(lazy, plain), threads))
        .containsExactlyInAnyOrder("x0=1 c=1 d=5", "x0=6 c=6 d=5");
  }

  @Test
  void tryLockFailsOnlyWhileAnotherHoldsTheLock() {
    Statement tries = new Locked(0, Way.TRY_TIMED, LOCK, List.of());
    Statement locks = new Locked(1, Way.LOCK, LOCK, List.of());

    assertThat(outcomes(LOCK, List.of(tries), List.of(locks)))
        .containsExactlyInAnyOrder("x0=0", "x0=1");
    assertThat(outcomes(LOCK, List.of(tries), List.of())).containsExactly("x0=1");
  }

  @Test
  void aLatchMayTimeOutUntilItIsOpen() {
    Latch latch = new Latch("latch", 1);

    assertThat(outcomes(latch, List.of(new Await(0, latch, true)), List.of(new CountDown(latch))))
        .containsExactlyInAnyOrder("x0=0", "x0=1");
    assertThat(outcomes(latch, List.of(new Await(0, latch, false)), List.of()))
        .containsExactly(Oracle.STUCK);
  }

  @Test
  void whoWaitsForWhatIsThereAlreadyNeedsNoNotification() {
    Lock lock = new Lock("L", Lock.Kind.OBJECT);
    Announce announces = new Announce(lock, C);
    List<Shared> things = List.of(lock, C);

    for (Patience patience : Patience.values()) {
      WaitFor waits = new WaitFor(lock, C, patience);
      assertThat(outcomes(Runner.THREADS, things, List.of(List.of(waits), List.of(announces))))
          .containsExactly("c=1");
    }
  }

  @Test
  void whoIsNotNotifiedWaitsForEverUnlessTimeRunsOut() {
    Set sets = new Set(C, 1);

    for (Lock lock : List.of(LOCK, new Lock("M", Lock.Kind.CLASS))) {
      List<Shared> things = List.of(lock, C);
      WaitFor waits = new WaitFor(lock, C, Patience.UNTIL);
      assertThat(outcomes(Runner.THREADS, things, List.of(List.of(waits), List.of(sets))))
          .containsExactlyInAnyOrder("c=1", Oracle.STUCK);
      WaitFor looks = new WaitFor(lock, C, Patience.TIMED);
      assertThat(outcomes(Runner.THREADS, things, List.of(List.of(looks), List.of(sets))))
          .containsExactly("c=1");
    }
  }

  @Test
  void aPermitAndAMessageAreTakenOnce() {
    Gate permit = new Gate("gate", Gate.Kind.SEMAPHORE);
    Gate mailbox = new Gate("gate", Gate.Kind.MAILBOX);

    assertThat(
            outcomes(
                permit,
                List.of(new Pass(0, permit, OfGate.POLL, 0)),
                List.of(new Pass(1, permit, OfGate.POLL, 0))))
        .containsExactlyInAnyOrder("x0=1 x1=0 gate=0", "x0=0 x1=1 gate=0");
    assertThat(
            outcomes(
                mailbox,
                List.of(new Pass(0, mailbox, OfGate.OFFER, 2)),
                List.of(new Pass(1, mailbox, OfGate.TAKE, 0))))
        .containsExactly("x0=1 x1=2 gate=0");
    assertThat(outcomes(mailbox, List.of(new Pass(0, mailbox, OfGate.TAKE, 0)), List.of()))
        .containsExactly(Oracle.STUCK);
  }

  @Test
  void aSuperclassIsInitialisedFirst() {
    Variable lazy = new Variable("c", Home.SUBCLASS, false, 0, Effect.COUNTS, "d");
    Variable plain = variable("d", Home.MAIN);

    assertThat(
            outcomes(
                Runner.THREADS,
                List.of(lazy, plain),
                List.of(List.of(new Look(0, lazy)), List.of(new Look(1, plain)))))
        .containsExactlyInAnyOrder("x0=0 x1=0 c=0 d=1", "x0=0 x1=1 c=0 d=1");
  }

  @Test
  void aClassWhoseInitialiserFailedIsOfNoUseToAnyone() {
    Variable fragile = new Variable("c", Home.CLASS, false, 0, Effect.FAILS, "d");
    Variable plain = variable("d", Home.ARRAY);
    List<List<Statement>> threads =
        List.of(List.of(new Look(0, fragile)), List.of(new Set(plain, 2)));

    for (Runner runner : List.of(Runner.THREADS, Runner.FUTURE_TASKS, Runner.POOL_AND_MAIN)) {
      assertThat(outcomes(runner, List.of(fragile, plain), threads))
          .containsExactlyInAnyOrder("x0=0 c=0 d=2", Oracle.EXCEPTION);
    }
  }

  @Test
  void whatWasThereMayBeGoneWhenItIsAskedForAgain() {
    Slot slot = new Slot("slot");
    List<Statement> looks = List.of(new Publish(slot, 3), new LookInto(0, slot, true));

    assertThat(outcomes(slot, looks, List.of(new Withdraw(slot))))
        .containsExactlyInAnyOrder(
            "x0=3 slot=3", "x0=3 slot=-1", "x0=-1 slot=-1", "FAIL exception");
  }

  @Test
  void anArrayListLosesWhatTwoThreadsAdd() {
    Numbers list = new Numbers("list", Numbers.Kind.ROOMY);

    assertThat(
            outcomes(
                list,
                List.of(new ListStatement(0, list, OfList.ADD, 1)),
                List.of(new ListStatement(1, list, OfList.ADD, 2))))
        .containsExactlyInAnyOrder(
            "list=2 list.1=12", "list=2 list.1=21", "list=1 list.1=1", "list=1 list.1=2");
  }

  @Test
  void aCacheMayBeFilledTwice() {
    Table map = new Table("map", Table.Kind.CONCURRENT);

    assertThat(
            outcomes(
                map,
                List.of(new MapStatement(0, map, OfMap.CACHE, 1, 3)),
                List.of(new MapStatement(1, map, OfMap.CACHE, 1, 4))))
        .containsExactlyInAnyOrder(
            "x0=3 x1=3 map=1 map.1=3 map.2=-1",
            "x0=4 x1=4 map=1 map.1=4 map.2=-1",
            "x0=3 x1=4 map=1 map.1=3 map.2=-1",
            "x0=3 x1=4 map=1 map.1=4 map.2=-1");
  }

  @Test
  void whatThePlainJvmDoesTheOracleKnows() {
    Generator generator = new Generator(2_000);
    List<RandomProgram> programs =
        LongStream.range(0, 120)
            .mapToObj(generator::program)
            .filter(RandomProgram::isModelled)
            .filter(program -> neverFails(program.outcomes()))
            .toList();
    Sources.compile(programs, folder);

    assertThat(programs).hasSizeGreaterThan(60);
    assertThat(programs)
        .allSatisfy(
            program ->
                assertThat(program.outcomes().outcomes())
                    .as(program.toString())
                    .containsAll(PlainRuns.outcomes(folder, program.name(), 10)));
  }

  private static boolean neverFails(Oracle.Result result) {
    return result.outcomes().stream().noneMatch(outcome -> outcome.startsWith("FAIL"));
  }

  @Test
  void anEnumBesideAnotherClassHasItsOwnState() {
    Atomic number = new Atomic("A", Atomic.Kind.INTEGER, true, 0);
    Singleton one = new Singleton("S", Singleton.Kind.ENUM);

    assertThat(
            outcomes(
                Runner.THREADS,
                List.of(number, one),
                List.of(
                    List.of(new Get(0, one)),
                    List.of(
                        new ObjectStatements.Atomically(
                            1, number, ObjectStatements.Update.INCREMENT)))))
        .containsExactly("x0=1 x1=1 A=1 S=1");
  }
}
