package dev.unravel.explore.strategy;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.RoomsRun;
import dev.unravel.runtime.schedule.Core;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A small program under a strategy: main starts two threads that each read a number and write the
 * next. One update is lost in most schedules, and in none of those without a preemption.
 */
final class TwoAdders {
  /**
   * Each of the two begins, reads and writes, and ends with that; main makes both before: three of
   * six actions are those of the first.
   */
  static final int SCHEDULES = 20;

  /**
   * What came of one execution.
   *
   * @param schedule who ran for how long
   * @param count the number at the end
   * @param order a hash of the order of what conflicts
   * @param preemptions how many there were
   * @param maker the strategy that made it
   */
  record Ran(List<String> schedule, int count, long order, long preemptions, String maker) {}

  private final Object object = new Object();
  private final Set<Long> orders = new HashSet<>();
  private int count;

  private void add() {
    Core.act(Operation.READ, object);
    int seen = count;
    Core.act(Operation.WRITE, object);
    count = seen + 1;
  }

  private void main() {
    count = 0;
    Core.start(this::add);
    Core.start(this::add);
  }

  /** So many executions, or all there are; without those that were cut short. */
  static List<Ran> run(SearchStrategy strategy, int most) {
    Execution.forgetConflicts();
    TwoAdders program = new TwoAdders();
    List<Ran> all = new ArrayList<>();
    for (int i = 0; i < most && strategy.hasNext(); i++) {
      RoomsRun.of(strategy, program::main);
      if (!strategy.wasCut()) {
        all.add(program.ran(strategy));
      }
      long order = Execution.order();
      strategy.executed(() -> program.orders.add(order));
    }
    return all;
  }

  static List<Ran> run(String name, long seed, Share share, int most) {
    return run(Strategies.byName(name, seed, share), most);
  }

  private Ran ran(SearchStrategy strategy) {
    List<String> schedule = Core.schedule();
    long preemptions = schedule.stream().filter(interval -> interval.endsWith("!")).count();
    return new Ran(schedule, count, Execution.order(), preemptions, strategy.maker());
  }
}
