package dev.unravel.wire;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
import java.util.Optional;

/** Jobs on the wire. */
final class JobCodec {
  private JobCodec() {}

  static void write(WireWriter out, Job job) {
    out.constant(job.kind());
    write(out, job.target());
    write(out, job.settings());
    out.zigzag(job.maxExecutions()).zigzag(job.maxMillis()).varInt(job.times());
    out.flag(job.showOutput()).zigzag(job.hangMillis());
    out.varInt(job.share().index()).varInt(job.share().count());
    out.flag(job.failOnTiming()).flag(job.trace().isPresent());
    job.trace().ifPresent(trace -> out.bytes(TraceFile.toBytes(trace)));
  }

  static Job read(WireReader in) throws TraceFormatException {
    Job.Kind kind = in.constant(Job.Kind.class);
    Target target = target(in);
    Settings settings = settings(in);
    long maxExecutions = in.zigzag();
    long maxMillis = in.zigzag();
    int times = in.varInt();
    boolean showOutput = in.flag();
    long hangMillis = in.zigzag();
    Share share = share(in);
    boolean failOnTiming = in.flag();
    Optional<Trace> trace = in.flag() ? Optional.of(TraceFile.read(in.bytes())) : Optional.empty();
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        times,
        showOutput,
        hangMillis,
        share,
        failOnTiming);
  }

  private static Share share(WireReader in) throws TraceFormatException {
    int index = in.varInt();
    int count = in.varInt();
    if (index < 0 || index >= count) {
      throw new TraceFormatException("no share " + index + " of " + count);
    }
    return new Share(index, count);
  }

  private static void write(WireWriter out, Target target) {
    out.list(target.classPath(), WireWriter::string)
        .string(target.mainClass())
        .list(target.arguments(), WireWriter::string);
    out.list(target.jvmOptions(), WireWriter::string).bytes(target.standardInput());
  }

  private static Target target(WireReader in) throws TraceFormatException {
    return new Target(
        in.list(WireReader::string),
        in.string(),
        in.list(WireReader::string),
        in.list(WireReader::string),
        in.bytes());
  }

  private static void write(WireWriter out, Settings settings) {
    out.zigzag(settings.seed()).string(settings.strategy());
    out.constant(settings.points()).constant(settings.isolation());
    out.varInt(settings.warmUps()).zigzag(settings.timeOrigin()).zigzag(settings.patienceMillis());
    out.flag(settings.spuriousWakeUps()).flag(settings.insideConcurrent());
    out.zigzag(settings.maxActions()).flag(settings.failOnRace());
    out.list(settings.shared(), WireWriter::zigzag);
  }

  private static Settings settings(WireReader in) throws TraceFormatException {
    return new Settings(
        in.zigzag(),
        in.string(),
        in.constant(PointLevel.class),
        in.constant(Isolation.class),
        in.varInt(),
        in.zigzag(),
        in.zigzag(),
        in.flag(),
        in.flag(),
        in.zigzag(),
        in.flag(),
        in.list(WireReader::zigzag));
  }
}
