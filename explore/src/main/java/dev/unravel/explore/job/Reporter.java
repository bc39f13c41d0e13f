package dev.unravel.explore.job;

import dev.unravel.explore.target.TargetProgram;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.claim.JobEnd;
import dev.unravel.runtime.claim.JvmOptions;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Channel;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Tells the controller what a job comes to. */
public final class Reporter {
  private final Channel channel;
  private final long start = System.nanoTime();

  // Written by every execution and read ten times a second: nobody waits for these writes.
  private final AtomicLong executions = new AtomicLong();
  private final AtomicLong orders = new AtomicLong();

  private volatile String phase = "starting";
  private volatile long due;

  public Reporter(Channel channel) {
    this.channel = channel;
  }

  void phase(String words) {
    phase = words;
  }

  void executed(long total, long distinctOrders) {
    executions.lazySet(total);
    orders.lazySet(distinctOrders);
  }

  public long executions() {
    return executions.get();
  }

  public long millis() {
    return (System.nanoTime() - start) / 1_000_000;
  }

  /** The job is to end then, in milliseconds of its time; 0 for never. */
  void dueAt(long millis) {
    due = millis;
  }

  /** Whether what runs is to end. */
  public boolean isOverdue() {
    return due > 0 && millis() > due;
  }

  public void progress() {
    send(new Message.Progress(executions.get(), millis(), phase, orders.get()));
  }

  public void note(String text) {
    send(new Message.Note(text));
  }

  void warnings() {
    Warnings.take().forEach(this::note);
  }

  void output(TargetProgram program) {
    if (program.printed().length > 0) {
      send(new Message.Output(false, program.printed()));
    }
    if (program.printedToError().length > 0) {
      send(new Message.Output(true, program.printedToError()));
    }
  }

  /** The only execution of a job. */
  void recorded(TargetProgram program, Trace trace) {
    executed(1, 0);
    output(program);
    send(new Message.Replayed(TraceFile.toBytes(trace), TraceHash.of(trace), Optional.empty()));
    warnings();
    done(new Message.Done(1, millis(), Optional.empty(), Coverage.NONE));
  }

  /** Does not work in this JVM. */
  public void refuse(String because) {
    List<String> known = new ArrayList<>(BlindSpots.all());
    known.add(because);
    send(
        new Message.Refused(
            "the instrumentation does not work in this JVM: "
                + String.join("; ", known)
                + JvmOptions.hint()));
  }

  public void found(Trace trace, boolean needsNewJvm) {
    send(new Message.Found(TraceFile.toBytes(trace), needsNewJvm));
  }

  void done(Message.Done message) {
    Execution.letGo();
    JobEnd.reached();
    send(message);
  }

  public void send(Message message) {
    // Whatever the controller takes for an answer comes after what the answer depends on.
    if (!(message instanceof Message.Progress)) {
      BlindSpots.take().forEach(line -> deliver(new Message.Blind(line)));
    }
    deliver(message);
  }

  private void deliver(Message message) {
    try {
      channel.send(message);
    } catch (IOException gone) {
      // Nobody is left to work for.
      Runtime.getRuntime().halt(0);
    }
  }
}
