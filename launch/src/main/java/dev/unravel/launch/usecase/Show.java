package dev.unravel.launch.usecase;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.ThreadStack;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;

/** A moment of a recorded execution: the place of every thread at one clock value. */
public final class Show {
  private Show() {}

  /** Replays an execution up to the clock value. */
  public static List<ThreadStack> stacks(
      WorkerSetup setup, Trace trace, long clock, long hangMillis, RunListener listener) {
    long end = trace.schedule().actions();
    if (clock < 1 || clock > end) {
      throw new UsageException("--at must be from 1 to " + end + ", where this execution ends");
    }
    Job job = Job.snapshot(upTo(trace, clock)).withHangMillis(hangMillis);
    List<ThreadStack> stacks = new ArrayList<>();
    try (WorkerProcess worker =
        WorkerProcess.start(setup, job.target(), job.settings(), listener::log)) {
      worker.run(job, message -> take(message, stacks, listener));
    }
    if (stacks.isEmpty()) {
      throw new LaunchException(
          "the replay did not come to clock "
              + clock
              + "; see where it diverges with unravel replay");
    }
    return stacks;
  }

  private static void take(Message message, List<ThreadStack> stacks, RunListener listener) {
    if (message instanceof Message.Snapshot snapshot) {
      stacks.addAll(snapshot.stacks());
    } else if (message instanceof Message.Note note) {
      listener.note(note.text());
    }
  }

  /** The same execution, with a schedule that ends at the clock value. */
  static Trace upTo(Trace trace, long clock) {
    List<Interval> intervals = new ArrayList<>();
    long left = clock;
    for (Interval interval : trace.schedule().intervals()) {
      if (left > 0) {
        intervals.add(new Interval(interval.thread(), (int) Math.min(left, interval.actions())));
        left -= interval.actions();
      }
    }
    return new Trace(
        trace.target(),
        trace.jdk(),
        trace.settings(),
        new Schedule(intervals, trace.schedule().picks()),
        List.of(),
        trace.outcome(),
        trace.threads(),
        trace.locations(),
        List.of(),
        List.of(),
        trace.recording().map(recording -> upTo(recording, intervals.size())));
  }

  private static Recording upTo(Recording recording, int intervals) {
    List<Mark> marks = recording.marks().subList(0, intervals);
    return new Recording(marks, recording.output(), recording.inputs());
  }
}
