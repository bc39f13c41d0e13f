package dev.unravel.launch;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Channel;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Request;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Speaks the protocol and runs nothing: what it answers is told by the name of the target's main
 * class.
 */
public final class FakeWorker {
  private final Channel channel;

  private FakeWorker(Channel channel) {
    this.channel = channel;
  }

  public static void main(String[] args) throws IOException {
    try (Channel channel = Channel.connect(Integer.parseInt(args[0]), args[1])) {
      channel.send(new Message.Ready(System.getProperty("java.version"), "fake"));
      FakeWorker worker = new FakeWorker(channel);
      for (Optional<Request> job = channel.receiveRequest();
          job.isPresent();
          job = channel.receiveRequest()) {
        worker.work((Job) job.get());
      }
    }
    Runtime.getRuntime().halt(0);
  }

  private void work(Job job) throws IOException {
    switch (job.target().mainClass()) {
      case "NoSuchClass" ->
          channel.send(new Message.Failed("there is no class NoSuchClass", "", true));
      case "Broken" -> channel.send(new Message.Failed("the worker is broken", "at A.b", false));
      case "Dies" -> {
        System.err.println("a crash report");
        Runtime.getRuntime().halt(7);
      }
      default -> answer(job);
    }
  }

  private void answer(Job job) throws IOException {
    if (job.kind() == Job.Kind.REPLAY) {
      replay(job);
    } else if (job.target().mainClass().endsWith("InShareOne") && job.share().index() != 1) {
      // Searches for ever: sends nothing more, and the next job never comes.
      channel.send(new Message.Progress(100, 5, "searching", 7));
    } else if (job.target().mainClass().equals("DiesInShareOne")) {
      Runtime.getRuntime().halt(7);
    } else if (job.target().mainClass().equals("FindsAndDiesInShareOne")) {
      found(job);
      Runtime.getRuntime().halt(7);
    } else if (job.target().mainClass().equals("Tells")) {
      tell(job);
    } else {
      find(job);
    }
  }

  /** Tells which executions it would make: as orders, since these are sent. */
  private void tell(Job job) throws IOException {
    channel.send(new Message.Note("a note"));
    int count = (int) job.maxExecutions();
    boolean single = job.settings().isolation() == Isolation.JVM;
    long[] pieces =
        LongStream.range(0, count)
            .map(nth -> single ? job.settings().seed() : job.share().piece(nth))
            .toArray();
    channel.send(
        new Message.Done(
            count,
            10,
            Optional.empty(),
            new Coverage(count, pieces, 3, 0, -1, true, Map.of("random", (long) count))));
  }

  private void found(Job job) throws IOException {
    channel.send(new Message.Output(false, "from the target\n".getBytes()));
    Isolation used = job.settings().isolation();
    Isolation recorded = used == Isolation.AUTO ? Isolation.SAME : used;
    Trace trace = FakeTraces.failing(job.target(), job.settings().withIsolation(recorded, 0));
    channel.send(new Message.Found(TraceFile.toBytes(trace), false));
  }

  private void find(Job job) throws IOException {
    channel.send(new Message.Progress(10, 5, "searching", 0));
    switch (job.target().mainClass()) {
      case "Fails", "NeedsLoader", "FailsInShareOne" -> found(job);
      case "FailsOnce" -> {
        if (job.settings().isolation() == Isolation.AUTO) {
          found(job);
        }
      }
      case "FailsAtSeedThree" -> {
        if (job.settings().seed() == 3) {
          found(job);
        }
      }
      default -> {}
    }
    Optional<String> inconclusive =
        job.target().mainClass().equals("Inconclusive")
            ? Optional.of("every execution was cut off")
            : Optional.empty();
    channel.send(
        new Message.Done(job.maxExecutions() == 1 ? 1 : 20, 10, inconclusive, Coverage.NONE));
  }

  private void replay(Job job) throws IOException {
    Trace trace = job.trace().orElseThrow();
    boolean diverges =
        trace.target().mainClass().equals("Diverges")
            || trace.target().mainClass().equals("FailsOnce")
            || trace.target().mainClass().equals("NeedsLoader")
                && trace.settings().isolation() == Isolation.SAME;
    if (trace.target().mainClass().equals("Fixed")) {
      trace = FakeTraces.ending(trace, new Outcome.Pass());
    }
    for (int i = 0; i < job.times(); i++) {
      channel.send(
          new Message.Replayed(
              TraceFile.toBytes(trace),
              TraceHash.of(trace),
              diverges
                  ? Optional.of(new Divergence(2, "lock Account#1", "read balance"))
                  : Optional.empty()));
    }
    channel.send(new Message.Done(job.times(), 10, Optional.empty(), Coverage.NONE));
  }
}
