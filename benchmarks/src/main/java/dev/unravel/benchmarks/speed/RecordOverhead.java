package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.peers.PlainOnce;
import dev.unravel.benchmarks.raytracer.Main;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Quantum;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What it costs to record a run, and to replay it, over running it serialised without either. */
public final class RecordOverhead {
  private static final List<String> PICTURE = List.of("1", "1000", "800", "40");
  private static final int ROUNDS = 3;
  private static final Path TASKSET = Path.of("/usr/bin/taskset");

  private RecordOverhead() {}

  public static void run() {
    Table.head(
        "Recording",
        """
        Seconds of a run of a ray tracer, from the call of main to its end, in a JVM of its own; in
        parentheses of processor time. One thread draws beside main: more of them race, and a run that
        fails is shorter. The middle one of %d runs. Plain: pinned to one
        processor, without us. Serialised: under the scheduler, which switches threads at synchronisation
        only; nothing is recorded. Record: with yield points, a quantum of 10 ms and real inputs. Replay:
        of that.\
        """
            .formatted(ROUNDS),
        "JDK",
        "yield points",
        "plain",
        "serialised",
        "x plain",
        "record",
        "x serialised",
        "x plain",
        "replay",
        "x serialised",
        "x plain");
    for (Jdk jdk : InstalledJdks.find()) {
      row(jdk);
    }
  }

  private static void row(Jdk jdk) {
    List<Figure> plain = new ArrayList<>();
    List<Figure> serialised = new ArrayList<>();
    List<Figure> recorded = new ArrayList<>();
    List<Figure> replayed = new ArrayList<>();
    long points = 0;
    for (int i = 0; i < ROUNDS; i++) {
      plain.add(plain(jdk));
      serialised.add(measure(jdk, Job.find(target(), serialised(), 1, 0), new ArrayList<>()));
      List<Trace> traces = new ArrayList<>();
      recorded.add(measure(jdk, Job.capture(target(), recorded()), traces));
      points = traces.get(0).schedule().actions();
      replayed.add(measure(jdk, Job.replay(traces.get(0), 1), new ArrayList<>()));
    }
    Figure p = middle(plain);
    Figure s = middle(serialised);
    Figure c = middle(recorded);
    Figure r = middle(replayed);
    Table.row(
        jdk.version(),
        points,
        p.seconds(),
        s.seconds(),
        p.times(s),
        c.seconds(),
        s.times(c),
        p.times(c),
        r.seconds(),
        s.times(r),
        p.times(r));
  }

  private static Target target() {
    List<String> path = Arrays.asList(System.getProperty("java.class.path").split(":"));
    return new Target(path, Main.class.getName(), PICTURE, List.of(), new byte[0]);
  }

  private static Settings recorded() {
    return serialised().withPoints(PointLevel.YIELD).withStrategy(Quantum.strategy("10ms"));
  }

  private static Settings serialised() {
    return Settings.defaults()
        .withPoints(PointLevel.SYNC)
        .withStrategy("pct")
        .withIsolation(Isolation.JVM, 0)
        .withMaxActions(Long.MAX_VALUE);
  }

  private static Figure plain(Jdk jdk) {
    List<String> command = new ArrayList<>();
    if (Files.isExecutable(TASKSET)) {
      command.addAll(List.of(TASKSET.toString(), "-c", "0"));
    }
    command.addAll(
        List.of(
            jdk.java().toString(),
            "-XX:ActiveProcessorCount=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            PlainOnce.class.getName(),
            Main.class.getName()));
    command.addAll(PICTURE);
    List<String> lines = PeerProcess.lines(command);
    return PeerProcess.figure(lines, command);
  }

  private static Figure measure(Jdk jdk, Job job, List<Trace> traces) {
    WorkerSetup setup = WorkerSetup.of(jdk, WorkerBackend.AUTO);
    try (WorkerProcess worker =
        WorkerProcess.start(setup, job.target(), job.settings(), line -> {})) {
      Duration before = processorTime(worker);
      Message.Done done = worker.run(job, message -> take(message, traces));
      Duration taken = processorTime(worker).minus(before);
      return new Figure(1000.0 / done.millis(), 1e9 / taken.toNanos());
    }
  }

  private static Duration processorTime(WorkerProcess worker) {
    return ProcessHandle.of(worker.pid())
        .flatMap(process -> process.info().totalCpuDuration())
        .orElseThrow();
  }

  private static void take(Message message, List<Trace> traces) {
    if (message instanceof Message.Replayed run) {
      if (run.divergence().isPresent()) {
        throw new IllegalStateException("the replay diverged: " + run.divergence().get());
      }
      try {
        traces.add(TraceFile.read(run.trace()));
      } catch (TraceFormatException damaged) {
        throw new IllegalStateException(damaged);
      }
    }
  }

  private static Figure middle(List<Figure> figures) {
    return new Figure(
        middle(figures.stream().mapToDouble(Figure::perSecond).toArray()),
        middle(figures.stream().mapToDouble(Figure::perProcessorSecond).toArray()));
  }

  private static double middle(double[] numbers) {
    Arrays.sort(numbers);
    return numbers[numbers.length / 2];
  }
}
