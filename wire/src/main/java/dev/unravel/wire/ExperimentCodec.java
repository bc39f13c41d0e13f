package dev.unravel.wire;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Switch;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
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
  private static final int IMPOSE = 7;
  private static final int CONTINUE = 8;
  private static final int KINDS = 9;

  private static final int EXACT = 0;
  private static final int GUIDED = 1;
  private static final int SWITCHES = 2;
  private static final int PLANS = 3;

  private ExperimentCodec() {}

  static void write(WireWriter out, Experiment experiment) {
    experiment.on(new ExperimentWriter(out));
  }

  /** The number and the fields of each kind of experiment. */
  private record ExperimentWriter(WireWriter out) implements Experiment.Cases<WireWriter> {
    @Override
    public WireWriter attempt(Experiment.Try attempt) {
      write(out.octet(TRY), attempt.plan());
      return out.flag(attempt.recorded());
    }

    @Override
    public WireWriter observe(Experiment.Observe observe) {
      write(out.octet(OBSERVE), observe.plan());
      return out.flag(observe.goOn()).flag(observe.deep());
    }

    @Override
    public WireWriter chart(Experiment.Chart chart) {
      write(out.octet(CHART), chart.schedule());
      return out;
    }

    @Override
    public WireWriter keep(Experiment.Keep keep) {
      return out.octet(KEEP);
    }

    @Override
    public WireWriter seek(Experiment.Seek seek) {
      write(out.octet(SEEK), seek.signature());
      out.varInt(seek.preemptions()).varInt(seek.switches());
      return out.zigzag(seek.maxExecutions()).zigzag(seek.maxMillis());
    }

    @Override
    public WireWriter sample(Experiment.Sample sample) {
      write(out.octet(SAMPLE), sample.signature());
      return out.zigzag(sample.seed()).zigzag(sample.maxExecutions()).zigzag(sample.maxMillis());
    }

    @Override
    public WireWriter impose(Experiment.Impose impose) {
      out.octet(IMPOSE).list(impose.rules(), RuleCodec::write);
      return out.zigzag(impose.seed()).zigzag(impose.maxExecutions()).zigzag(impose.maxMillis());
    }

    @Override
    public WireWriter continuations(Experiment.Continue on) {
      write(out.octet(CONTINUE), on.signature());
      out.list(on.clocks(), WireWriter::zigzag).zigzag(on.seed());
      return out.varInt(on.maxRounds()).zigzag(on.maxMillis());
    }

    @Override
    public WireWriter end(Experiment.End end) {
      return out.octet(END);
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
      case IMPOSE ->
          new Experiment.Impose(in.list(RuleCodec::read), in.zigzag(), in.zigzag(), in.zigzag());
      case CONTINUE ->
          new Experiment.Continue(
              signature(in), in.list(WireReader::zigzag), in.zigzag(), in.varInt(), in.zigzag());
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
    plan.on(new PlanWriter(out));
  }

  /** The number and the fields of each kind of plan. */
  private record PlanWriter(WireWriter out) implements Plan.Cases<WireWriter> {
    @Override
    public WireWriter exact(Plan.Exact exact) {
      write(out.octet(EXACT), exact.schedule());
      return out;
    }

    @Override
    public WireWriter guided(Plan.Guided guided) {
      write(out.octet(GUIDED), guided.schedule());
      return out;
    }

    @Override
    public WireWriter switches(Plan.Switches switches) {
      out.octet(SWITCHES);
      writeSwitches(out, switches.switches());
      out.list(switches.picks(), WireWriter::varInt);
      return out;
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
