package dev.unravel.explore.wire;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceFile;
import java.io.IOException;
import java.util.Optional;

/** Jobs as frames. Controller and worker are of one build, so there is no version. */
final class JobCodec {
  private JobCodec() {}

  static byte[] encode(Job job) {
    FrameWriter out = new FrameWriter().number(job.kind().ordinal());
    write(out, job.target());
    write(out, job.settings());
    out.number(job.maxExecutions()).number(job.maxMillis()).number(job.times());
    out.flag(job.showOutput()).number(job.hangMillis()).flag(job.trace().isPresent());
    job.trace().ifPresent(trace -> out.bytes(TraceFile.toBytes(trace)));
    return out.frame();
  }

  static Job decode(byte[] frame) throws IOException {
    FrameReader in = new FrameReader(frame);
    Job.Kind kind = Job.Kind.values()[in.below(Job.Kind.values().length)];
    Target target = target(in);
    Settings settings = settings(in);
    long maxExecutions = in.number();
    long maxMillis = in.number();
    int times = in.below(Integer.MAX_VALUE);
    boolean showOutput = in.flag();
    long hangMillis = in.number();
    Optional<Trace> trace =
        in.flag() ? Optional.of(TraceFile.fromBytes(in.bytes())) : Optional.empty();
    return new Job(
        kind, target, settings, maxExecutions, maxMillis, trace, times, showOutput, hangMillis);
  }

  private static void write(FrameWriter out, Target target) {
    out.texts(target.classPath()).text(target.mainClass()).texts(target.arguments());
    out.texts(target.jvmOptions()).bytes(target.standardInput());
  }

  private static Target target(FrameReader in) throws IOException {
    return new Target(in.texts(), in.text(), in.texts(), in.texts(), in.bytes());
  }

  private static void write(FrameWriter out, Settings settings) {
    out.number(settings.seed()).text(settings.strategy());
    out.number(settings.points().ordinal()).number(settings.isolation().ordinal());
    out.number(settings.warmUps()).number(settings.timeOrigin()).number(settings.patienceMillis());
    out.flag(settings.spuriousWakeUps()).flag(settings.insideConcurrent());
    out.number(settings.maxActions());
  }

  private static Settings settings(FrameReader in) throws IOException {
    return new Settings(
        in.number(),
        in.text(),
        PointLevel.values()[in.below(PointLevel.values().length)],
        Isolation.values()[in.below(Isolation.values().length)],
        in.below(Integer.MAX_VALUE),
        in.number(),
        in.number(),
        in.flag(),
        in.flag(),
        in.number());
  }
}
