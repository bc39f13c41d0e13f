package dev.unravel.launch.breakpoints;

import dev.unravel.diagnose.breakpoints.Meeting;
import dev.unravel.diagnose.breakpoints.Position;
import dev.unravel.diagnose.breakpoints.Visit;
import dev.unravel.diagnose.conflicts.Conflict;
import dev.unravel.launch.DiagnosisListener;
import dev.unravel.launch.plain.PlainEnd;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Location;
import dev.unravel.trace.Target;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Held;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Forces conflicts both ways, with breakpoints in plain runs: which of them decides whether the
 * target fails? Methodology II of Park and Sen, "Concurrent Breakpoints".
 */
public final class BothOrders {
  private static final int MOST_CONFLICTS = 10;
  private static final long TIMEOUT_MILLIS = 500;

  private final PlainTrials trials;
  private final int runs;
  private final DiagnosisListener listener;

  private BothOrders(PlainTrials trials, int runs, DiagnosisListener listener) {
    this.trials = trials;
    this.runs = runs;
    this.listener = listener;
  }

  /**
   * A conflict that was forced one way.
   *
   * @param conflict the conflict
   * @param first who went first
   * @param second who went second
   * @param rate what came of it
   */
  public record Forced(Conflict conflict, String first, String second, Rate rate) {}

  /**
   * Result for all conflicts.
   *
   * @param rows two for each conflict, one for each order
   * @param plain what came of runs without breakpoints
   */
  public record Result(List<Forced> rows, Rate plain) {
    public Result {
      rows = List.copyOf(rows);
    }

    /** The row of the conflict that decides: it fails much more often this way than the other. */
    public Optional<Forced> decides() {
      Optional<Forced> best = Optional.empty();
      double most = 0.5;
      for (int i = 0; i + 1 < rows.size(); i += 2) {
        double one = rows.get(i).rate().failureRate();
        double other = rows.get(i + 1).rate().failureRate();
        if (Math.abs(one - other) > most) {
          most = Math.abs(one - other);
          best = Optional.of(rows.get(one > other ? i : i + 1));
        }
      }
      // Where both threads are at the same place, it is enough that they meet.
      return best.or(
          () ->
              rows.stream()
                  .filter(row -> row.rate().failureRate() > plain.failureRate() + 0.5)
                  .findFirst());
    }
  }

  /**
   * Does it, for the most suspicious conflicts.
   *
   * @param runs how many runs there are for each order
   * @param mostMillis milliseconds after which a run is ended
   */
  public static Result run(
      WorkerSetup setup,
      Target target,
      List<Conflict> conflicts,
      int runs,
      long mostMillis,
      DiagnosisListener listener) {
    Path agent = setup.agent().orElseGet(AgentJar::locate);
    try (PlainTrials trials =
        new PlainTrials(setup.jdk(), target, agent, PlainEnd::failed, mostMillis)) {
      listener.phase("running it without breakpoints");
      Rate plain = trials.plain(runs);
      BothOrders both = new BothOrders(trials, runs, listener);
      List<Forced> rows = new ArrayList<>();
      List<Conflict> suspicious =
          conflicts.stream().filter(BothOrders::canBeForced).limit(MOST_CONFLICTS).toList();
      for (Conflict conflict : suspicious) {
        listener.phase("conflict " + (rows.size() / 2 + 1) + " of " + suspicious.size());
        rows.addAll(both.force(conflict));
      }
      return new Result(rows, plain);
    }
  }

  private static boolean canBeForced(Conflict conflict) {
    return switch (conflict.kind()) {
      case RACE, LOCK_ORDER, UNSERIALISABLE, POTENTIAL_RACE, WAIT_NOTIFY -> true;
      case LOCK_CONTENTION, SYNC_CONTENTION -> false;
    };
  }

  private List<Forced> force(Conflict conflict) {
    Sighting seen = conflict.seen();
    Optional<List<Visit>> locking = beforeTheCommonLock(seen);
    if (locking.isPresent()) {
      return bothWays(conflict, locking.get().get(0), locking.get().get(1));
    }
    // What is to be kept together is broken by who comes before the second part of it.
    Visit one =
        seen.kind() == ConflictKind.UNSERIALISABLE && !seen.further().isEmpty()
            ? visit(seen, seen.further().get(0), lastAccess(seen.pattern()))
            : visit(seen, seen.first().location(), seen.first().does());
    Party second = seen.second();
    Visit other = visit(seen, second.location(), second.does());
    return bothWays(conflict, one, other);
  }

  private List<Forced> bothWays(Conflict conflict, Visit one, Visit other) {
    return List.of(forced(conflict, other, one), forced(conflict, one, other));
  }

  /** Threads that both hold a lock where they conflict can only meet before they take it. */
  private static Optional<List<Visit>> beforeTheCommonLock(Sighting seen) {
    List<Held> ones = seen.first().locks();
    for (int i = ones.size() - 1; i >= 0; i--) {
      Held one = ones.get(i);
      Optional<Held> other =
          seen.second().locks().stream()
              .filter(held -> held.lock().equals(one.lock()))
              .reduce((inner, outer) -> outer);
      if (other.isPresent() && seen.kind() != ConflictKind.LOCK_ORDER) {
        return Optional.of(List.of(at(one.taken()), at(other.get().taken())));
      }
    }
    return Optional.empty();
  }

  private static Visit at(Location place) {
    return new Visit(new Position(place, Position.Access.ANY, "", Optional.empty()), "", 0);
  }

  /** Of {@code read-write-read}, the last word. */
  private static String lastAccess(String pattern) {
    return pattern.substring(pattern.lastIndexOf('-') + 1);
  }

  private static Visit visit(Sighting seen, Location at, String does) {
    boolean named = !seen.member().isEmpty() && !seen.member().startsWith("[");
    Position.Access access =
        !named
            ? Position.Access.ANY
            : switch (does) {
              case "read" -> Position.Access.READ;
              case "write" -> Position.Access.WRITE;
              default -> Position.Access.ANY;
            };
    String member = access == Position.Access.ANY ? "" : seen.object() + "." + seen.member();
    return new Visit(new Position(at, access, member, Optional.empty()), "", 0);
  }

  private Forced forced(Conflict conflict, Visit first, Visit second) {
    BreakpointSet set = new BreakpointSet(List.of(new Meeting(first, second, 0)), TIMEOUT_MILLIS);
    Rate rate = trials.with(set.lines(), BreakpointSearch.names(set), runs, done -> {});
    listener.log(rate + " with " + String.join(" and ", set.lines()));
    return new Forced(conflict, PositionText.of(first), PositionText.of(second), rate);
  }
}
