package dev.unravel.prove.target;

import dev.unravel.prove.Expression;
import dev.unravel.trace.Flow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What threads have read that their paths do not tell apart, or not yet. */
final class CarriedValues {

  /**
   * A value that was read.
   *
   * @param slot where the path keeps it
   * @param value what it was this time
   */
  record Carried(int thread, int slot, long value) {}

  /** By the clock of what has read. */
  private final Map<Long, Carried> open = new HashMap<>();

  /** The same, with those that are pinned by now. */
  private final Map<Long, Long> values = new HashMap<>();

  void read(long clock, int thread, int slot, long value) {
    open.put(clock, new Carried(thread, slot, value));
    values.put(clock, value);
  }

  /** Those that a value is made of and no path tells apart. */
  List<Carried> open(Flow flow) {
    List<Carried> found = new ArrayList<>();
    for (Flow.Source source : flow.sources()) {
      Carried carried = open.get(source.clock());
      if (carried != null) {
        found.add(carried);
      }
    }
    return found;
  }

  /** They are pinned now: from here on they are constants. */
  void close(Flow flow) {
    flow.sources().forEach(source -> open.remove(source.clock()));
  }

  /** A thread is back where it had read no more than this. */
  void goBack(int thread, int reads) {
    open.values().removeIf(each -> each.thread() == thread && each.slot() >= reads);
  }

  /** What was copied, or null if that is not known. */
  Long copied(Flow flow) {
    return flow.sources().isEmpty() ? null : values.get(flow.sources().get(0).clock());
  }

  /**
   * A value in terms of what was read.
   *
   * @param value what it was this time; what is not explained by what was read is the same on all
   *     executions of the path
   */
  Expression expression(Flow flow, long value) {
    if (open(flow).isEmpty()) {
      return new Expression.Constant(value);
    }
    if (!flow.sum()) {
      return new Expression.Slot(open(flow).get(0).slot());
    }
    Expression.Operator add = flow.wide() ? Expression.Operator.ADD : Expression.Operator.ADD_INT;
    Expression.Operator subtract =
        flow.wide() ? Expression.Operator.SUBTRACT : Expression.Operator.SUBTRACT_INT;
    long rest = value;
    for (Flow.Source source : flow.sources()) {
      Carried carried = open.get(source.clock());
      rest -= carried == null ? 0 : source.times() * carried.value();
    }
    Expression sum = new Expression.Constant(flow.wide() ? rest : (int) rest);
    for (Flow.Source source : flow.sources()) {
      Carried carried = open.get(source.clock());
      if (carried != null) {
        Expression.Slot slot = new Expression.Slot(carried.slot());
        for (int i = 0; i < Math.abs(source.times()); i++) {
          sum = new Expression.Binary(source.times() > 0 ? add : subtract, sum, slot);
        }
      }
    }
    return sum;
  }
}
