package dev.unravel.wire;

import dev.unravel.trace.Assumption;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
import dev.unravel.trace.seen.ThreadStack;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Messages as frames: a number for the kind, then the fields in order. */
final class MessageCodec {
  private static final int READY = 0;
  private static final int PROGRESS = 1;
  private static final int OUTPUT = 2;
  private static final int NOTE = 3;
  private static final int FOUND = 4;
  private static final int REPLAYED = 5;
  private static final int ENUMERATED = 6;
  private static final int DONE = 7;
  private static final int FAILED = 8;
  private static final int TRIED = 9;
  private static final int SOUGHT = 10;
  private static final int SNAPSHOT = 11;
  private static final int OBSERVED = 12;
  private static final int CONFLICTS = 13;
  private static final int CHARTED = 14;
  private static final int BLIND = 15;
  private static final int REFUSED = 16;
  private static final int IMPOSED = 17;
  private static final int CONTINUED = 18;
  private static final int KINDS = 19;

  private static final Assumption[] ASSUMPTIONS = Assumption.values();

  private MessageCodec() {}

  static byte[] encode(Message message) {
    WireWriter out = new WireWriter();
    if (message instanceof Message.Ready m) {
      out.octet(READY).string(m.jdkVersion()).string(m.backend());
    } else if (message instanceof Message.Progress m) {
      out.octet(PROGRESS).zigzag(m.executions()).zigzag(m.millis()).string(m.phase());
      out.zigzag(m.distinctOrders());
    } else if (message instanceof Message.Output m) {
      out.octet(OUTPUT).flag(m.error()).bytes(m.bytes());
    } else if (message instanceof Message.Note m) {
      out.octet(NOTE).string(m.text());
    } else if (message instanceof Message.Blind m) {
      out.octet(BLIND).string(m.text());
    } else if (message instanceof Message.Refused m) {
      out.octet(REFUSED).string(m.text());
    } else if (message instanceof Message.Found m) {
      out.octet(FOUND).bytes(m.trace()).flag(m.needsNewJvm());
    } else if (message instanceof Message.Replayed m) {
      out.octet(REPLAYED).bytes(m.trace()).zigzag(m.hash()).flag(m.divergence().isPresent());
      m.divergence().ifPresent(d -> out.zigzag(d.clock()).string(d.expected()).string(d.came()));
    } else if (message instanceof Message.Enumerated m) {
      out.octet(ENUMERATED).flag(m.complete()).zigzag(m.doubtfulOrders());
      out.varInt(m.outcomes().size());
      m.outcomes().forEach((outcome, count) -> out.string(outcome).zigzag(count));
    } else if (message instanceof Message.Done m) {
      out.octet(DONE).zigzag(m.executions()).zigzag(m.millis());
      out.flag(m.inconclusiveReason().isPresent()).string(m.inconclusiveReason().orElse(""));
      write(out, m.coverage());
    } else if (message instanceof Message.Tried m) {
      write(out.octet(TRIED), m);
    } else if (message instanceof Message.Sought m) {
      out.octet(SOUGHT)
          .flag(m.fewerTried())
          .flag(m.equalTried())
          .zigzag(m.executions())
          .flag(m.found().isPresent());
      m.found().ifPresent(tried -> write(out, tried));
    } else if (message instanceof Message.Imposed m) {
      out.octet(IMPOSED).zigzag(m.executions()).zigzag(m.failed()).zigzag(m.unresolved());
      out.flag(m.complete()).string(m.failure());
    } else if (message instanceof Message.Continued m) {
      out.octet(CONTINUED).list(m.failed(), WireWriter::varInt).varInt(m.rounds());
    } else if (message instanceof Message.Failed m) {
      out.octet(FAILED).string(m.text()).string(m.detail()).flag(m.usage());
    } else if (message instanceof Message.Snapshot m) {
      out.octet(SNAPSHOT).list(m.stacks(), MessageCodec::write);
    } else if (message instanceof Message.Observed m) {
      write(out.octet(OBSERVED), m.tried());
      ObservationCodec.write(out, m.observation());
    } else if (message instanceof Message.Conflicts m) {
      out.octet(CONFLICTS).list(m.sightings(), SightingCodec::write).zigzag(m.failing());
    } else if (message instanceof Message.Charted m) {
      write(out.octet(CHARTED), m.tried());
      ChartCodec.write(out, m.chart());
      write(out, m.terms());
    }
    return out.toBytes();
  }

  private static void write(WireWriter out, ThreadStack stack) {
    out.string(stack.thread()).flag(stack.runs()).string(stack.state());
    out.list(stack.frames(), ObservationCodec::write);
  }

  private static ThreadStack stack(WireReader in) throws TraceFormatException {
    return new ThreadStack(
        in.string(), in.flag(), in.string(), in.list(ObservationCodec::location));
  }

  static Message decode(byte[] frame) throws TraceFormatException {
    WireReader in = new WireReader(frame);
    return switch (in.index(KINDS, "message")) {
      case READY -> new Message.Ready(in.string(), in.string());
      case PROGRESS -> new Message.Progress(in.zigzag(), in.zigzag(), in.string(), in.zigzag());
      case OUTPUT -> new Message.Output(in.flag(), in.bytes());
      case NOTE -> new Message.Note(in.string());
      case BLIND -> new Message.Blind(in.string());
      case REFUSED -> new Message.Refused(in.string());
      case FOUND -> new Message.Found(in.bytes(), in.flag());
      case REPLAYED -> new Message.Replayed(in.bytes(), in.zigzag(), divergence(in));
      case ENUMERATED -> enumerated(in);
      case DONE -> done(in);
      case TRIED -> tried(in);
      case SOUGHT -> sought(in);
      case OBSERVED -> new Message.Observed(tried(in), ObservationCodec.read(in));
      case CONFLICTS -> new Message.Conflicts(in.list(SightingCodec::read), in.zigzag());
      case CHARTED -> new Message.Charted(tried(in), ChartCodec.read(in), terms(in));
      case IMPOSED ->
          new Message.Imposed(in.zigzag(), in.zigzag(), in.zigzag(), in.flag(), in.string());
      case CONTINUED -> new Message.Continued(in.list(WireReader::varInt), in.varInt());
      case SNAPSHOT -> new Message.Snapshot(in.list(MessageCodec::stack));
      default -> new Message.Failed(in.string(), in.string(), in.flag());
    };
  }

  private static void write(WireWriter out, Message.Tried tried) {
    out.bytes(tried.trace()).zigzag(tried.order());
    ExperimentCodec.writeSwitches(out, tried.switches());
  }

  private static Message.Tried tried(WireReader in) throws TraceFormatException {
    return new Message.Tried(in.bytes(), in.zigzag(), ExperimentCodec.switches(in));
  }

  private static Message sought(WireReader in) throws TraceFormatException {
    boolean fewer = in.flag();
    boolean equal = in.flag();
    long executions = in.zigzag();
    return new Message.Sought(
        in.flag() ? Optional.of(tried(in)) : Optional.empty(), fewer, equal, executions);
  }

  private static Optional<Divergence> divergence(WireReader in) throws TraceFormatException {
    return in.flag()
        ? Optional.of(new Divergence(in.zigzag(), in.string(), in.string()))
        : Optional.empty();
  }

  private static Message enumerated(WireReader in) throws TraceFormatException {
    boolean complete = in.flag();
    long doubtful = in.zigzag();
    int count = in.count(2);
    Map<String, Long> outcomes = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      outcomes.put(in.string(), in.zigzag());
    }
    return new Message.Enumerated(outcomes, complete, doubtful);
  }

  private static Message done(WireReader in) throws TraceFormatException {
    long executions = in.zigzag();
    long millis = in.zigzag();
    boolean inconclusive = in.flag();
    String reason = in.string();
    return new Message.Done(
        executions, millis, inconclusive ? Optional.of(reason) : Optional.empty(), coverage(in));
  }

  private static void write(WireWriter out, Coverage coverage) {
    out.zigzag(coverage.distinctOrders()).varInt(coverage.orders().length);
    for (long order : coverage.orders()) {
      out.zigzag(order);
    }
    out.zigzag(coverage.conflictSites()).zigzag(coverage.races()).zigzag(coverage.preemptions());
    out.flag(coverage.exhausted()).varInt(coverage.executions().size());
    coverage.executions().forEach((name, count) -> out.string(name).zigzag(count));
    out.zigzag(coverage.novelty().executions()).zigzag(coverage.novelty().newOrders());
    out.list(coverage.uncontrolled(), WireWriter::string);
    write(out, coverage.terms());
  }

  private static void write(WireWriter out, Terms terms) {
    out.list(terms.assumptions(), (to, each) -> to.octet(each.ordinal()));
    out.list(terms.gaps(), WireWriter::string).zigzag(terms.threads()).flag(terms.mayRace());
    out.list(terms.notes(), WireWriter::string);
  }

  private static Terms terms(WireReader in) throws TraceFormatException {
    Set<Assumption> assumptions =
        new TreeSet<>(in.list(each -> ASSUMPTIONS[each.index(ASSUMPTIONS.length, "assumption")]));
    Set<String> gaps = new TreeSet<>(in.list(WireReader::string));
    int threads = (int) in.zigzag();
    boolean mayRace = in.flag();
    return new Terms(
        assumptions, gaps, threads, mayRace, new TreeSet<>(in.list(WireReader::string)));
  }

  private static Coverage coverage(WireReader in) throws TraceFormatException {
    long distinct = in.zigzag();
    long[] orders = new long[in.count(1)];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = in.zigzag();
    }
    int sites = (int) in.zigzag();
    long races = in.zigzag();
    int preemptions = (int) in.zigzag();
    boolean exhausted = in.flag();
    int count = in.count(2);
    Map<String, Long> executions = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      executions.put(in.string(), in.zigzag());
    }
    Novelty novelty = new Novelty(in.zigzag(), in.zigzag());
    Set<String> uncontrolled = new TreeSet<>(in.list(WireReader::string));
    return new Coverage(
        distinct,
        orders,
        sites,
        races,
        preemptions,
        exhausted,
        executions,
        novelty,
        uncontrolled,
        terms(in));
  }
}
