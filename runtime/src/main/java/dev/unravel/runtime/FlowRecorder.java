package dev.unravel.runtime;

import dev.unravel.trace.Flow;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects where written values come from, as far as {@link DataFlow} tells. */
public final class FlowRecorder extends Onlooker {
  private final Set<Long> carried = new HashSet<>();
  private final List<Flow> flows = new ArrayList<>();

  /** By thread and site, the last action that read a value which is carried. */
  private final Map<Long, Long> reads = new HashMap<>();

  private long clock;

  /** The actions that read values which are written again, and used for nothing else. */
  public Set<Long> carried() {
    return carried;
  }

  /** What is known about written values. */
  public List<Flow> flows() {
    return flows;
  }

  @Override
  void sawAnnouncement(ControlledThread c) {}

  @Override
  void sawAction(ControlledThread t) {
    clock++;
    if (t.operation == Operation.READ && DataFlow.isCarried(t.site)) {
      carried.add(clock);
      reads.put(key(t, t.site), clock);
    } else if (t.operation == Operation.WRITE) {
      DataFlow.Written written = DataFlow.at(t.site);
      if (written != null) {
        flows.add(new Flow(clock, sources(t, written), written.sum(), written.wide()));
      }
    }
  }

  private List<Flow.Source> sources(ControlledThread t, DataFlow.Written written) {
    List<Flow.Source> sources = new ArrayList<>();
    for (int i = 0; i < written.sources().length; i += 2) {
      Long read = reads.get(key(t, written.sources()[i]));
      if (read == null) {
        Unmodelled.note("a value came from nowhere");
      } else {
        sources.add(new Flow.Source(read, written.sources()[i + 1]));
      }
    }
    return sources;
  }

  private static long key(ControlledThread t, int site) {
    return (long) t.id << 32 | site;
  }
}
