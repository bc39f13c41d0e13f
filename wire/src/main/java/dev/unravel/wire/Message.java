package dev.unravel.wire;

import dev.unravel.trace.Switch;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.trace.seen.ThreadStack;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A message from a worker to the controller. */
public sealed interface Message {

  /**
   * The worker is up and waits for jobs.
   *
   * @param jdkVersion version of the JDK it runs on
   * @param backend how it switches threads
   */
  record Ready(String jdkVersion, String backend) implements Message {}

  /**
   * Progress of a search.
   *
   * @param executions executions so far
   * @param millis milliseconds so far
   * @param phase what it does at the moment, for people
   * @param distinctOrders how many executions ordered their conflicting operations as none before;
   *     0 when not counted
   */
  record Progress(long executions, long millis, String phase, long distinctOrders)
      implements Message {}

  /**
   * Output of the target in a run worth showing.
   *
   * @param error whether it went to standard error
   * @param bytes what it printed
   */
  record Output(boolean error, byte[] bytes) implements Message {}

  /**
   * Something the user should know.
   *
   * @param text one line
   */
  record Note(String text) implements Message {}

  /**
   * Something of the target ran where nobody could see it: to have found nothing means nothing.
   *
   * @param text one line
   */
  record Blind(String text) implements Message {}

  /**
   * The worker does not find what it must find in this JVM, and so does not begin.
   *
   * @param text one line
   */
  record Refused(String text) implements Message {}

  /**
   * An execution failed.
   *
   * @param trace the trace file's bytes
   * @param needsNewJvm whether the worker could not repeat it itself, for example because the
   *     target hangs, so that only a new JVM can confirm it
   */
  record Found(byte[] trace, boolean needsNewJvm) implements Message {}

  /**
   * One repetition of a recorded execution.
   *
   * @param trace what happened this time, as the trace file's bytes
   * @param hash hash of that trace
   * @param divergence where it left the recorded execution, if it did
   */
  record Replayed(byte[] trace, long hash, Optional<Divergence> divergence) implements Message {}

  /**
   * An experiment's execution.
   *
   * @param trace what happened, as the trace file's bytes
   * @param order the same for executions whose conflicting actions came in the same order
   * @param switches its schedule as what it does besides taking turns
   */
  record Tried(byte[] trace, long order, List<Switch> switches) implements Message {
    public Tried {
      switches = List.copyOf(switches);
    }
  }

  /**
   * An experiment's execution, closely watched.
   *
   * @param tried what came of it, every action recorded
   * @param observation what is in no trace
   */
  record Observed(Tried tried, Observation observation) implements Message {}

  /**
   * An experiment's execution, to be compared with others.
   *
   * @param tried what came of it, every action recorded
   * @param chart what else it takes
   * @param terms on which this execution and those before it say something about others
   */
  record Charted(Tried tried, Chart chart, Terms terms) implements Message {}

  /**
   * Stacks of an execution's threads when it was stopped.
   *
   * @param stacks the threads that had not ended; none if the execution did not come so far
   */
  record Snapshot(List<ThreadStack> stacks) implements Message {
    public Snapshot {
      stacks = List.copyOf(stacks);
    }
  }

  /**
   * The conflicts that were seen.
   *
   * @param sightings each pair of code sites once
   * @param failing how many executions failed
   */
  record Conflicts(List<Sighting> sightings, long failing) implements Message {
    public Conflicts {
      sightings = List.copyOf(sightings);
    }
  }

  /**
   * Result of a search among schedules with few preemptions.
   *
   * @param found the first that fails with less
   * @param fewerTried whether every schedule with fewer preemptions was run, timeouts that pass
   *     early counting as preemptions
   * @param equalTried whether every schedule with as many was run, too
   * @param executions how many were run
   */
  record Sought(Optional<Tried> found, boolean fewerTried, boolean equalTried, long executions)
      implements Message {}

  /**
   * Result of a search among schedules that keep to rules.
   *
   * @param executions how many were run
   * @param failed how many of them failed, or came to a standstill through the rules
   * @param unresolved of how many nobody knows how they would have ended
   * @param complete whether every schedule was run, or one like it
   * @param failure how the first of them failed, or ""
   */
  record Imposed(long executions, long failed, long unresolved, boolean complete, String failure)
      implements Message {}

  /**
   * Outcomes of leaving an execution at some clock values.
   *
   * @param failed for each clock value, how many executions failed
   * @param rounds how many there were for each
   */
  record Continued(List<Integer> failed, int rounds) implements Message {
    public Continued {
      failed = List.copyOf(failed);
    }
  }

  /**
   * The outcomes of all schedules.
   *
   * @param outcomes how often each came
   * @param complete whether every schedule was run
   * @param doubtfulOrders orders of conflicting operations that had more than one outcome: the
   *     target sees something that we take for no conflict
   */
  record Enumerated(Map<String, Long> outcomes, boolean complete, long doubtfulOrders)
      implements Message {
    public Enumerated {
      outcomes = Collections.unmodifiableMap(new LinkedHashMap<>(outcomes));
    }
  }

  /**
   * The job is finished.
   *
   * @param executions executions it took
   * @param millis milliseconds it took
   * @param inconclusiveReason why the result means nothing, if so
   * @param coverage what was tried
   */
  record Done(long executions, long millis, Optional<String> inconclusiveReason, Coverage coverage)
      implements Message {}

  /**
   * The job could not be done.
   *
   * @param text one line for people
   * @param detail a stack trace or the like, or ""
   * @param usage whether the user asked for something impossible, as a class that does not exist
   */
  record Failed(String text, String detail, boolean usage) implements Message {}
}
