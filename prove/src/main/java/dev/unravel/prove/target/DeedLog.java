package dev.unravel.prove.target;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Flow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The deeds of threads, as far as a trace has been read. */
final class DeedLog {
  private final Trace trace;
  private final ValueHistories histories;
  private final CarriedValues carried;

  /** By the clock of what writes. */
  private final Map<Long, Flow> flows = new HashMap<>();

  private final List<ThreadStep> deeds = new ArrayList<>();
  private final Map<Integer, Integer> reads = new HashMap<>();
  private long clock;

  DeedLog(Trace trace, Chart chart, ValueHistories histories) {
    this.trace = trace;
    this.histories = histories;
    this.carried = new CarriedValues(chart.tape());
    chart.flows().forEach(flow -> flows.put(flow.clock(), flow));
  }

  /** Goes on to the next action. */
  void nextAction() {
    clock++;
  }

  long clock() {
    return clock;
  }

  List<ThreadStep> deeds() {
    return deeds;
  }

  int size() {
    return deeds.size();
  }

  CarriedValues carried() {
    return carried;
  }

  /** The origin of what the present action writes, or null. */
  Flow flow() {
    return flows.get(clock);
  }

  void add(ThreadStep deed) {
    deeds.add(deed);
  }

  void add(int thread, Step step) {
    add(thread, step, 0);
  }

  void add(int thread, Step step, long value) {
    deeds.add(new ThreadStep(thread, step, value, -1, where()));
  }

  /** The number of what a thread reads next; the one behind it is next then. */
  int takeSlot(int thread) {
    return reads.merge(thread, 1, Integer::sum) - 1;
  }

  /** How much a thread has read. */
  int slots(int thread) {
    return reads.getOrDefault(thread, 0);
  }

  /** A thread is again where it was when it had read so much. */
  void goBack(int thread, int slots) {
    reads.put(thread, slots);
    carried.goBack(thread, slots);
  }

  /** From here on the path is that of this value. */
  void pin(int thread, int slot, long value) {
    histories.read(thread, value);
    add(thread, new Step.Decide(new TapeExpression.Slot(slot)), value);
  }

  /** From here on the path is that of the values that this one is made of. */
  void pin(int thread, int node) {
    carried.open(node).forEach(each -> pin(thread, each.slot(), each.value()));
    carried.close(node);
  }

  /** A value goes where it cannot be followed. */
  void pinSources(int thread) {
    if (flow() != null) {
      pin(thread, flow().node());
    }
  }

  /** The place of the present action, for people. */
  String where() {
    return trace.location(trace.at(clock).location()).map(Location::shortForm).orElse("");
  }

  NotModelledException notModelled(String what) {
    return new NotModelledException("not modelled: " + trace.describe(clock) + what);
  }
}
