package dev.unravel.prove.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.DepartedException;
import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.TapeNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What actions of a target come to as steps. */
class ChartsTest {
  private static final String ACCOUNT = "Account@main:0";
  private static final String LOCK = "java.util.concurrent.locks.ReentrantLock@main:0";
  private static final String ATOMIC = "java.util.concurrent.atomic.AtomicInteger@main:0";
  private static final String STRANGER = "?StringWriter#1";

  /** What the first action reads, and that plus three. */
  private static final List<TapeNode> TAPE =
      List.of(TapeNode.read(1), new TapeNode(0x60, 0, 1, 0, 0, 3));

  private static final int READ = 1;
  private static final int PLUS_THREE = 2;

  private final List<Action> actions = new ArrayList<>();
  private final List<String> objects = List.of(ACCOUNT, LOCK, ATOMIC, STRANGER);

  @Test
  void aReadIsPinnedToItsValue() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    assertThat(steps())
        .containsExactly(new Step.Read(0), new Step.Decide(new TapeExpression.Slot(0)));
    assertThat(course().deeds()).extracting(ThreadStep::value).containsExactly(5L, 5L);
  }

  @Test
  void aValueThatIsOnlyAddedToIsNotPinned() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    add(0, Operation.WRITE, ACCOUNT, "Account.balance", "8");
    List<Step> steps = steps(writing(new Flow(2, PLUS_THREE, 'I')));
    assertThat(steps).hasSize(2);
    TapeExpression written = ((Step.Write) steps.get(1)).value();
    assertThat(written.value(new long[] {100})).isEqualTo(103);
    assertThat(written.value(new long[] {Integer.MAX_VALUE})).isEqualTo(Integer.MIN_VALUE + 2);
  }

  @Test
  void aValueThatGoesIntoAnUnknownObjectIsPinnedAfterAll() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    add(0, Operation.WRITE, STRANGER, "Writer.field", "5");
    assertThat(steps(writing(new Flow(2, READ, 'I'))))
        .containsExactly(
            new Step.Read(0), new Step.Decide(new TapeExpression.Slot(0)), new Step.Local());
  }

  @Test
  void aComparisonDecidesByWhatIsCompared() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    List<Step> steps = steps(deciding(compared(Decision.Kind.LESS, PLUS_THREE, 8, 11)));
    assertThat(steps).hasSize(2);
    TapeExpression condition = ((Step.Decide) steps.get(1)).value();
    assertThat(condition.value(new long[] {5})).isEqualTo(1);
    assertThat(condition.value(new long[] {7})).isEqualTo(1);
    assertThat(condition.value(new long[] {8})).isZero();
    assertThat(condition.value(new long[] {Integer.MAX_VALUE})).isEqualTo(1);
  }

  @Test
  void theWayOfAComparisonIsPartOfWhatItsThreadKnows() {
    Charts charts = new Charts(false);
    assertThat(publishedAfter(charts, 4)).isNotEqualTo(publishedAfter(charts, 6));
    assertThat(publishedAfter(charts, 3)).isEqualTo(publishedAfter(charts, 4));
  }

  /** What a reader is pinned to after a writer has compared a balance of 5 with something. */
  private long publishedAfter(Charts charts, long limit) {
    actions.clear();
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    add(0, Operation.WRITE, ACCOUNT, "Account.note", "Note@main:1!");
    add(0, Operation.READ, ACCOUNT, "Account.note", "Note@main:1!");
    Chart chart = deciding(compared(Decision.Kind.LESS, READ, 5, limit));
    List<ThreadStep> deeds = charts.course(trace(new Outcome.Pass()), chart).deeds();
    return deeds.get(deeds.size() - 1).value();
  }

  @Test
  void aValueIsPinnedWhereItIsUsedAndNoMoreDecidedAbout() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    assertThat(
            steps(
                deciding(
                    compared(Decision.Kind.EQUAL, READ, 5, 4),
                    compared(Decision.Kind.USED, PLUS_THREE, 0, 0),
                    compared(Decision.Kind.LESS, READ, 5, 7))))
        .containsExactly(
            new Step.Read(0),
            new Step.Decide(
                new TapeExpression.Binary(
                    Operator.EQUAL, new TapeExpression.Slot(0), new TapeExpression.Constant(4))),
            new Step.Decide(new TapeExpression.Slot(0)));
  }

  @Test
  void whetherThereIsAnObjectIsDecidedForAllObjectsAlike() {
    add(0, Operation.READ, ACCOUNT, "Account.note", "null");
    add(0, Operation.WRITE, ACCOUNT, "Account.note", "Note@main:1");
    List<ThreadStep> deeds =
        new Charts(false)
            .course(trace(new Outcome.Pass()), deciding(compared(Decision.Kind.NULL, READ, 0, 0)))
            .deeds();
    TapeExpression isNull = deeds.get(1).step().expression();
    assertThat(deeds.get(1).value()).isEqualTo(1);
    assertThat(isNull.value(new long[] {deeds.get(0).value()})).isEqualTo(1);
    assertThat(isNull.value(new long[] {deeds.get(2).value()})).isZero();
  }

  @Test
  void truthValuesAndCharactersAreNumbers() {
    add(0, Operation.READ, ACCOUNT, "Account.open", "true");
    assertThat(steps(deciding(compared(Decision.Kind.EQUAL, READ, 1, 0)))).hasSize(2);
    actions.clear();
    add(0, Operation.READ, ACCOUNT, "Account.letter", "'b'");
    assertThat(steps(deciding(compared(Decision.Kind.LESS, READ, 'b', 'c')))).hasSize(2);
  }

  @Test
  void anotherValueThanTheOneThatWasReadIsNotModelled() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    assertThatThrownBy(() -> steps(deciding(compared(Decision.Kind.EQUAL, READ, 6, 0))))
        .isInstanceOf(NotModelledException.class);
  }

  @Test
  void aDecisionOfAThreadThatHasNotActedIsNotModelled() {
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    Decision other = new Decision(1, 1, 0, Decision.Kind.EQUAL, READ, 5, READ, 5);
    assertThatThrownBy(() -> steps(deciding(other))).isInstanceOf(NotModelledException.class);
  }

  /** A comparison behind the first action, with a value on the left that it has read. */
  private static Decision compared(Decision.Kind kind, int node, long left, long right) {
    return new Decision(0, 1, 0, kind, node, left, 0, right);
  }

  private static Chart deciding(Decision... decisions) {
    return new Chart(TAPE, List.of(), List.of(decisions), List.of(), List.of(), List.of(), "");
  }

  private static Chart writing(Flow flow) {
    return new Chart(TAPE, List.of(flow), List.of(), List.of(), List.of(), List.of(), "");
  }

  @Test
  void anUnknownObjectThatThreadsShareIsNotModelled() {
    start();
    add(0, Operation.READ, STRANGER, "Writer.field", "1");
    assertThat(steps()).contains(new Step.Local());
    add(1, Operation.WRITE, STRANGER, "Writer.field", "2");
    assertThatThrownBy(this::steps).isInstanceOf(NotModelledException.class);
  }

  @Test
  void aLockIsTakenWithTheLastActionOfItsCall() {
    start();
    add(0, Operation.CALL, LOCK, "lock", "");
    add(1, Operation.CALL, LOCK, "lock", "");
    add(0, Operation.CALL, LOCK, "unlock", "");
    add(1, Operation.PARK, "", "", "");
    add(1, Operation.CALL, LOCK, "unlock", "");
    assertThat(course().deeds())
        .extracting(ThreadStep::thread, ThreadStep::step)
        .containsExactly(
            tuple(0, new Step.Start(1)),
            tuple(0, new Step.Lock(0)),
            tuple(0, new Step.Unlock(0)),
            tuple(1, new Step.Lock(0)),
            tuple(1, new Step.Unlock(0)));
  }

  @Test
  void aLockThatIsHeldAlreadyIsNotTakenAgain() {
    add(0, Operation.CALL, LOCK, "lock", "");
    add(0, Operation.CALL, LOCK, "lock", "");
    add(0, Operation.CALL, LOCK, "unlock", "");
    add(0, Operation.CALL, LOCK, "unlock", "");
    assertThat(steps())
        .containsExactly(new Step.Lock(0), new Step.Local(), new Step.Local(), new Step.Unlock(0));
  }

  @Test
  void otherMethodsOfALockAreNotModelled() {
    add(0, Operation.CALL, LOCK, "tryLock", "");
    add(0, Operation.END, "", "", "");
    assertThatThrownBy(this::steps).isInstanceOf(NotModelledException.class);
  }

  @Test
  void anAtomicUpdateIsKnownForTheValueItMet() {
    add(0, Operation.COMPARE_AND_SET, ATOMIC, "incrementAndGet", "3\0" + "4");
    assertThat(steps())
        .containsExactly(
            new Step.Take(0),
            new Step.Decide(new TapeExpression.Slot(0)),
            new Step.Put(0, new TapeExpression.Constant(4)));
  }

  @Test
  void anAtomicUpdateThatCallsTheTargetBackIsNotModelled() {
    add(0, Operation.COMPARE_AND_SET, ATOMIC, "updateAndGet", "3\0" + "4");
    assertThatThrownBy(this::steps).isInstanceOf(NotModelledException.class);
  }

  @Test
  void whatHasNoActionIsNotModelled() {
    assertThatThrownBy(
            () ->
                steps(
                    new Chart(
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of("the clock is read"),
                        "")))
        .isInstanceOf(NotModelledException.class)
        .hasMessageContaining("the clock is read");
  }

  @Test
  void aScheduleThatCouldNotBeFollowedIsADeparture() {
    Trace trace = trace(new Outcome.Unresolved("cannot act"));
    assertThatThrownBy(() -> new Charts(false).course(trace, nothing()))
        .isInstanceOf(DepartedException.class);
  }

  @Test
  void threadsAreNumberedInTheOrderTheyStartIn() {
    Charts charts = new Charts(false);
    List<Choice> choices =
        List.of(new Choice(0, -1), new Choice(0, -1), new Choice(2, -1), new Choice(1, 1));
    Schedule schedule = charts.schedule(choices, List.of(2, 1));
    assertThat(schedule.intervals())
        .containsExactly(new Interval(0, 2), new Interval(1, 1), new Interval(2, 1));
    assertThat(schedule.picks()).containsExactly(1);
  }

  private void start() {
    add(0, Operation.START, "", "main.1", "");
  }

  @Test
  void aThreadWhoseMakerHadReadSomethingElseIsAnotherOne() {
    Charts charts = new Charts(false);
    add(0, Operation.READ, ACCOUNT, "Account.balance", "5");
    start();
    Course first = charts.course(trace(new Outcome.Pass()), nothing());
    actions.clear();
    add(0, Operation.READ, ACCOUNT, "Account.balance", "6");
    start();
    Course second = charts.course(trace(new Outcome.Pass()), nothing());
    assertThat(first.deeds().get(2).step()).isNotEqualTo(second.deeds().get(2).step());
    assertThat(charts.thread(1)).isEqualTo(charts.thread(2)).isEqualTo("main.1");
  }

  @Test
  void aReferenceToWhatHasSomethingFixedInItIsAnotherOneIfItsWriterHadReadSomethingElse() {
    Charts charts = new Charts(false);
    assertThat(published(charts, "5", "Note@main:1!"))
        .isNotEqualTo(published(charts, "6", "Note@main:1!"));
    assertThat(published(charts, "5", "Note@main:1"))
        .isEqualTo(published(charts, "6", "Note@main:1"));
  }

  /** What a reader is pinned to after a writer has read something. */
  private long published(Charts charts, String seen, String reference) {
    actions.clear();
    add(0, Operation.READ, ACCOUNT, "Account.balance", seen);
    add(0, Operation.WRITE, ACCOUNT, "Account.note", reference);
    add(0, Operation.READ, ACCOUNT, "Account.note", reference);
    List<ThreadStep> deeds = charts.course(trace(new Outcome.Pass()), nothing()).deeds();
    return deeds.get(deeds.size() - 1).value();
  }

  private void add(int thread, Operation operation, String object, String member, String value) {
    actions.add(new Action(thread, operation, -1, objects.indexOf(object), member, value));
  }

  private Course course() {
    return new Charts(false).course(trace(new Outcome.Pass()), nothing());
  }

  private List<Step> steps() {
    return steps(nothing());
  }

  private List<Step> steps(Chart chart) {
    return new Charts(false)
        .course(trace(new Outcome.Pass()), chart).deeds().stream().map(ThreadStep::step).toList();
  }

  private static Chart nothing() {
    return new Chart(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), "");
  }

  private Trace trace(Outcome outcome) {
    return new Trace(
        new Target(List.of(), "Main", List.of(), List.of(), new byte[0]),
        "25",
        Settings.defaults(),
        new Schedule(List.of(), List.of()),
        List.of(),
        outcome,
        List.of(new ThreadName("main", "main"), new ThreadName("main.1", "t")),
        List.of(),
        objects,
        actions);
  }
}
