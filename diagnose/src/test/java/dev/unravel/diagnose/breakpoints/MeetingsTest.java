package dev.unravel.diagnose.breakpoints;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MeetingsTest {
  private final List<Action> actions = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private final List<Interval> intervals = new ArrayList<>();
  private final List<Standing> standing = new ArrayList<>();
  private final List<Integer> preemptions = new ArrayList<>();

  private void act(int thread, Operation operation, String member, int line) {
    locations.add(at(line));
    actions.add(new Action(thread, operation, locations.size() - 1, 0, member, ""));
    intervals.add(new Interval(thread, 1));
  }

  private static Location at(int line) {
    return new Location("bank.Account", "f", "Account.java", line);
  }

  private Trace trace(Outcome outcome) {
    return new Trace(
        new Target(List.of(), "Main", List.of(), List.of(), new byte[0]),
        "17",
        Settings.defaults(),
        new Schedule(intervals, List.of()),
        preemptions,
        outcome,
        List.of(
            new ThreadName("main", "main"),
            new ThreadName("main.1", "one"),
            new ThreadName("main.2", "two")),
        locations,
        List.of("Account#1"),
        actions);
  }

  private List<Meeting> meetings(Optional<Trace> passing) {
    Outcome fail =
        new Outcome.Fail(new FailureSignature(FailureKind.EXCEPTION, "X"), "", List.of());
    Observation seen =
        new Observation(List.of(), List.of(), new BitSet(), standing, List.of(), new BitSet());
    return new Meetings(new Observed(trace(fail), seen), 0, Set.of(), passing).ranked();
  }

  private static Visit before(Position.Access access, String member, int line, String thread) {
    return new Visit(new Position(at(line), access, member, Optional.empty()), thread, 0);
  }

  @Test
  void aLostUpdateIsAMeetingOfTheTwoWrites() {
    act(1, Operation.READ, "balance", 5);
    preemptions.add(0);
    act(2, Operation.READ, "balance", 5);
    act(2, Operation.WRITE, "balance", 6);
    act(1, Operation.WRITE, "balance", 6);

    Meeting first = meetings(Optional.empty()).get(0);

    String field = "bank.Account.balance";
    assertThat(first.first()).isEqualTo(before(Position.Access.WRITE, field, 6, "two"));
    assertThat(first.second()).isEqualTo(before(Position.Access.WRITE, field, 6, "one"));
  }

  @Test
  void threadsThatWaitForEachOtherMeetWhereTheyWait() {
    act(1, Operation.LOCK, "", 5);
    act(2, Operation.LOCK, "", 5);
    standing.add(new Standing(1, Standing.Why.BLOCKED, 0, "", 2, true, List.of(at(7))));
    standing.add(new Standing(2, Standing.Why.BLOCKED, 0, "", 1, true, List.of(at(8))));

    Meeting first = meetings(Optional.empty()).get(0);

    assertThat(first.first()).isEqualTo(before(Position.Access.ANY, "", 7, "one"));
    assertThat(first.second()).isEqualTo(before(Position.Access.ANY, "", 8, "two"));
  }

  @Test
  void whatAThreadWouldHaveDoneIsTakenFromAPassingExecution() {
    act(2, Operation.WRITE, "balance", 6);
    act(1, Operation.READ, "balance", 5);
    Trace passing = trace(new Outcome.Pass());
    actions.remove(0);
    intervals.remove(0);

    Meeting first = meetings(Optional.of(passing)).get(0);

    String field = "bank.Account.balance";
    assertThat(first.first()).isEqualTo(before(Position.Access.READ, field, 5, "one"));
    assertThat(first.second()).isEqualTo(before(Position.Access.WRITE, field, 6, "two"));
  }

  @Test
  void earlierVisitsOfTheThreadAreCounted() {
    act(1, Operation.READ, "balance", 5);
    act(1, Operation.WRITE, "balance", 6);
    act(1, Operation.READ, "balance", 5);
    preemptions.add(2);
    act(2, Operation.WRITE, "balance", 6);
    act(1, Operation.WRITE, "balance", 6);

    Meeting first = meetings(Optional.empty()).get(0);

    assertThat(first.first().earlier()).isZero();
    assertThat(first.second().earlier()).isEqualTo(1);
    assertThat(first.anyTime().second().earlier()).isZero();
  }
}
