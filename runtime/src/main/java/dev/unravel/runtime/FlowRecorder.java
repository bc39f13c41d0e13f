package dev.unravel.runtime;

import dev.unravel.trace.Decision;
import dev.unravel.trace.Flow;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Collects where values come from that are written or compared, as far as {@link DataFlow} tells.
 */
public final class FlowRecorder extends Onlooker {
  private final Set<Long> carried = new HashSet<>();
  private final List<Flow> flows = new ArrayList<>();

  /** By thread and site, the actions that read a value which is carried. */
  private final Map<Long, TreeSet<Long>> reads = new HashMap<>();

  private long clock;

  /** The actions that read values which need not be told apart until they are used. */
  public Set<Long> carried() {
    return carried;
  }

  /** What is known about written values. */
  public List<Flow> flows() {
    return flows;
  }

  /** What threads have decided, once the execution is over. */
  public List<Decision> decisions() {
    List<Decision> decisions = new ArrayList<>();
    for (int i = 0; i < Uses.count(); i++) {
      DataFlow.Use use = DataFlow.use(Uses.use(i));
      if (use != null && use.left().sources().length + use.right().sources().length > 0) {
        add(decisions, use, i);
      }
    }
    return decisions;
  }

  private void add(List<Decision> decisions, DataFlow.Use use, int i) {
    Flow left = compared(use, use.left(), i);
    Flow right = compared(use, use.right(), i);
    switch (use.test()) {
      case USED -> decisions.add(decision(i, Decision.Kind.USED, left, right, 0, 0));
      case NULL -> decisions.add(decision(i, Decision.Kind.NULL, left, right, 0, 0));
      case LESS ->
          decisions.add(decision(i, Decision.Kind.LESS, left, right, Uses.left(i), Uses.right(i)));
      case MORE ->
          decisions.add(decision(i, Decision.Kind.LESS, right, left, Uses.right(i), Uses.left(i)));
      case EQUAL -> {
        if (use.keys().length == 0) {
          decisions.add(decision(i, Decision.Kind.EQUAL, left, right, Uses.left(i), Uses.right(i)));
        }
        for (int key : use.keys()) {
          decisions.add(decision(i, Decision.Kind.EQUAL, left, right, Uses.left(i), key));
          if (key == Uses.left(i)) {
            break;
          }
        }
      }
    }
  }

  private static Decision decision(
      int i, Decision.Kind kind, Flow left, Flow right, long leftValue, long rightValue) {
    return new Decision(Uses.thread(i), Uses.rounds(i), kind, left, leftValue, right, rightValue);
  }

  private Flow compared(DataFlow.Use use, DataFlow.Written value, int i) {
    boolean compares = use.test() != DataFlow.Test.USED;
    List<Flow.Source> sources = sources(Uses.thread(i), Uses.clock(i), value, compares);
    return new Flow(Uses.clock(i), sources, value.sum(), value.wide());
  }

  @Override
  void sawAnnouncement(ControlledThread c) {}

  @Override
  void sawAction(ControlledThread t) {
    clock++;
    if (t.operation == Operation.READ && DataFlow.isCarried(t.site)) {
      carried.add(clock);
      reads.computeIfAbsent(key(t.id, t.site), k -> new TreeSet<>()).add(clock);
    } else if (t.operation == Operation.WRITE) {
      DataFlow.Written written = DataFlow.at(t.site);
      if (written != null) {
        List<Flow.Source> sources = sources(t.id, clock, written, true);
        flows.add(new Flow(clock, sources, written.sum(), written.wide()));
      }
    }
  }

  /**
   * What a thread has read last, before it was made use of.
   *
   * @param all whether it must have read all of it
   */
  private List<Flow.Source> sources(
      int thread, long before, DataFlow.Written written, boolean all) {
    List<Flow.Source> sources = new ArrayList<>();
    for (int i = 0; i < written.sources().length; i += 2) {
      TreeSet<Long> own = reads.get(key(thread, written.sources()[i]));
      Long read = own == null ? null : own.floor(before);
      if (read != null) {
        sources.add(new Flow.Source(read, written.sources()[i + 1]));
      } else if (all) {
        Unmodelled.note("a value came from nowhere");
      }
    }
    return sources;
  }

  private static long key(int thread, int site) {
    return (long) thread << 32 | site;
  }
}
