package dev.unravel.wire;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Switch;
import dev.unravel.trace.TraceFormatException;
import dev.unravel.trace.WireReader;
import dev.unravel.trace.WireWriter;
import java.util.List;

/** Experiments on the wire: a number for the kind, then the fields in order. */
final class ExperimentCodec {
  private static final int TRY = 0;
  private static final int KEEP = 1;
  private static final int SEEK = 2;
  private static final int END = 3;
  private static final int OBSERVE = 4;
  private static final int SAMPLE = 5;
  private static final int CHART = 6;
  private static final int KINDS = 7;

  private static final int EXACT = 0;
  private static final int GUIDED = 1;
  private static final int SWITCHES = 2;
  private static final int PLANS = 3;

  private ExperimentCodec() {}

  static void write(WireWriter out, Experiment experiment) {
    if (experiment instanceof Experiment.Try attempt) {
      out.octet(TRY);
      write(out, attempt.plan());
      out.flag(attempt.recorded());
    } else if (experiment instanceof Experiment.Observe observe) {
      write(out.octet(OBSERVE), observe.plan());
      out.flag(observe.goOn()).flag(observe.deep());
    } else if (experiment instanceof Experiment.Chart chart) {
      write(out.octet(CHART), chart.schedule());
    } else if (experiment instanceof Experiment.Keep) {
      out.octet(KEEP);
    } else if (experiment instanceof Experiment.Seek seek) {
      write(out.octet(SEEK), seek.signature());
      out.varInt(seek.preemptions()).varInt(seek.switches());
      out.zigzag(seek.maxExecutions()).zigzag(seek.maxMillis());
    } else if (experiment instanceof Experiment.Sample sample) {
      write(out.octet(SAMPLE), sample.signature());
      out.zigzag(sample.seed()).zigzag(sample.maxExecutions()).zigzag(sample.maxMillis());
    } else {
      out.octet(END);
    }
  }

  static Experiment read(WireReader in) throws TraceFormatException {
    return switch (in.index(KINDS, "experiment")) {
      case TRY -> new Experiment.Try(plan(in), in.flag());
      case OBSERVE -> new Experiment.Observe(plan(in), in.flag(), in.flag());
      case CHART -> new Experiment.Chart(schedule(in));
      case KEEP -> new Experiment.Keep();
      case SEEK ->
          new Experiment.Seek(signature(in), in.varInt(), in.varInt(), in.zigzag(), in.zigzag());
      case SAMPLE -> new Experiment.Sample(signature(in), in.zigzag(), in.zigzag(), in.zigzag());
      default -> new Experiment.End();
    };
  }

  private static void write(WireWriter out, FailureSignature signature) {
    out.constant(signature.kind()).string(signature.where());
  }

  private static FailureSignature signature(WireReader in) throws TraceFormatException {
    return new FailureSignature(in.constant(FailureKind.class), in.string());
  }

  private static void write(WireWriter out, Plan plan) {
    if (plan instanceof Plan.Exact exact) {
      write(out.octet(EXACT), exact.schedule());
    } else if (plan instanceof Plan.Guided guided) {
      write(out.octet(GUIDED), guided.schedule());
    } else if (plan instanceof Plan.Switches switches) {
      out.octet(SWITCHES);
      writeSwitches(out, switches.switches());
      out.list(switches.picks(), WireWriter::varInt);
    }
  }

  private static Plan plan(WireReader in) throws TraceFormatException {
    return switch (in.index(PLANS, "plan")) {
      case EXACT -> new Plan.Exact(schedule(in));
      case GUIDED -> new Plan.Guided(schedule(in));
      default -> new Plan.Switches(switches(in), in.list(WireReader::varInt));
    };
  }

  private static void write(WireWriter out, Schedule schedule) {
    out.list(schedule.intervals(), (to, each) -> to.varInt(each.thread()).varInt(each.actions()));
    out.list(schedule.picks(), WireWriter::varInt);
  }

  private static Schedule schedule(WireReader in) throws TraceFormatException {
    List<Interval> intervals =
        in.list(
            from -> {
              int thread = from.varInt();
              int actions = from.varInt();
              if (thread < 0 || actions < 1) {
                throw new TraceFormatException("no interval of thread " + thread);
              }
              return new Interval(thread, actions);
            });
    return new Schedule(intervals, in.list(WireReader::varInt));
  }

  static void writeSwitches(WireWriter out, List<Switch> switches) {
    out.list(switches, (to, each) -> to.zigzag(each.clock()).varInt(each.thread() + 1));
  }

  static List<Switch> switches(WireReader in) throws TraceFormatException {
    return in.list(
        from -> {
          long clock = from.zigzag();
          int thread = from.varInt() - 1;
          if (clock < 0 || thread < Switch.NEXT) {
            throw new TraceFormatException("no switch at clock " + clock);
          }
          return new Switch(clock, thread);
        });
  }
}
