package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The example of section 2 of Choi and Zeller (ISSTA 2002): an unsynchronised queue of numbers, on
 * which thread A calls enqueue(11), B dequeue() and C enqueue(95).
 *
 * <p>From the paper: the threads and their calls, the two schedules (6, 12) and (5, 7, 8, 10, 15),
 * the 24 differences, the 4 tests and the result, switch 4 at 10 instead of 11. Reconstructed: the
 * statements of the two methods, and that one statement of main comes first. They are chosen so
 * that the passing schedule runs one thread after the other, and that the 24 differences come out,
 * which they do when the run has 17 statements: 1 + 5 + 6 + 5.
 */
class IntQueueTest {
  private static final FailureSignature LOST = new FailureSignature(FailureKind.ASSERTION, "model");

  private static final class Link {
    int item;
    Link next;
  }

  /** The queue, and the local variables of the threads. */
  private static final class Queue {
    Link head;
    Link tail;
    final Link[] added = new Link[4];
    final boolean[] empty = new boolean[4];
    Link first;
    Link second;
    int result;

    boolean isComplete() {
      return result == 11 && head != null && head.item == 95 && head.next == null;
    }
  }

  private static List<Statement<Queue>> enqueue(int thread, int number) {
    return List.of(
        Statement.write("Link#" + thread, "", q -> q.added[thread] = new Link()),
        Statement.write("Link#" + thread, "item", q -> q.added[thread].item = number),
        Statement.read("Queue#1", "head", q -> q.empty[thread] = q.head == null),
        Statement.write("Queue#1", thread == 1 ? "head" : "tail.next", q -> link(q, thread)),
        Statement.write("Queue#1", "tail", q -> q.tail = q.added[thread]));
  }

  private static void link(Queue queue, int thread) {
    if (queue.empty[thread]) {
      queue.head = queue.added[thread];
    } else {
      queue.tail.next = queue.added[thread];
    }
  }

  private static List<Statement<Queue>> dequeue() {
    return List.of(
        Statement.read("Queue#1", "head", q -> q.empty[2] = q.head == null),
        Statement.read("Queue#1", "head", q -> q.first = q.head),
        Statement.read("Queue#1", "tail.next", q -> q.second = q.first.next),
        Statement.write("Queue#1", "head", q -> q.head = q.second),
        Statement.read("Link#1", "item", q -> q.result = q.first.item),
        Statement.read("Queue#1", "result", q -> {}));
  }

  private final ModelLaboratory<Queue> laboratory =
      new ModelLaboratory<>(
          new ModelProgram<>(
              Queue::new,
              List.of(
                  List.of(Statement.write("Queue#1", "", q -> {})),
                  enqueue(1, 11),
                  dequeue(),
                  enqueue(3, 95)),
              Queue::isComplete));

  private static Plan.Switches switches(long... clocks) {
    return new Plan.Switches(
        LongStream.of(clocks).mapToObj(clock -> new Switch(clock, Switch.NEXT)).toList(),
        List.of());
  }

  private Outcome outcome(long... clocks) {
    return laboratory.attempt(switches(clocks)).trace().outcome();
  }

  private IsolationResult.Isolated isolated() {
    ScheduleDifference difference =
        new ScheduleDifference(switches(6, 12), switches(5, 7, 8, 10, 15), 17);
    return (IsolationResult.Isolated)
        new Isolator(laboratory, Locator::recorded, 100, 1).narrow(difference, LOST, 0);
  }

  @Test
  void theModelHasTheTwoSchedulesOfThePaper() {
    assertThat(outcome(6, 12)).isInstanceOf(Outcome.Pass.class);
    assertThat(laboratory.attempt(switches(6, 12)).trace().schedule().intervals())
        .extracting(interval -> interval.actions())
        .containsExactly(1, 5, 6, 5);
    assertThat(laboratory.attempt(switches(5, 7, 8, 10, 15)).shows(LOST)).isTrue();
  }

  @Test
  void thereAre24DifferencesAnd4TestsLeaveOne() {
    IsolationResult.Isolated isolated = isolated();

    assertThat(isolated.effort()).isEqualTo(new IsolationResult.Effort(0, 24, 1, 4, true));
    assertThat(laboratory.plans().subList(0, 4))
        .containsExactly(
            switches(5, 7, 8), switches(5, 7, 8, 10), switches(5, 7, 8, 13), switches(5, 7, 8, 11));
  }

  @Test
  void theResultIsSwitch4At10InsteadOf11() {
    SwitchDifference remaining = isolated().remaining().get(0);

    assertThat(isolated().remaining()).hasSize(1);
    assertThat(remaining.number()).isEqualTo(4);
    assertThat(remaining.failing().clock()).isEqualTo(10);
    assertThat(remaining.passing().clock()).isEqualTo(11);
  }

  @Test
  void theDifferenceIsMinimal() {
    assertThat(outcome(5, 7, 8, 10).failed()).isTrue();
    assertThat(outcome(5, 7, 8, 11)).isInstanceOf(Outcome.Pass.class);
  }

  @Test
  void theThreadsAreWhereTheSwitchesAre() {
    SwitchDifference remaining = isolated().remaining().get(0);

    Handover failing = remaining.failing().handover().orElseThrow();
    assertThat(failing.stops()).hasToString("main.2 write Queue#1.head at Thread2.java:4");
    assertThat(failing.goesOn()).hasToString("main.3 write Link#3.item at Thread3.java:2");
    Handover passing = remaining.passing().handover().orElseThrow();
    assertThat(passing.stops()).hasToString("main.2 read Link#1.item at Thread2.java:5");
    assertThat(passing.goesOn().location())
        .contains(new Location("Thread3", "run", "Thread3.java", 2));
  }

  @Test
  void theActionsWhoseOrderFlipsAreNamed() {
    Flip flip = isolated().remaining().get(0).flip().orElseThrow();

    assertThat(flip.first()).hasToString("main.3 read Queue#1.head at Thread3.java:3");
    assertThat(flip.second()).hasToString("main.2 write Queue#1.head at Thread2.java:4");
  }
}
