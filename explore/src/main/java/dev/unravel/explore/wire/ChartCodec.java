package dev.unravel.explore.wire;

import dev.unravel.trace.Chart;
import dev.unravel.trace.Decision;
import dev.unravel.trace.Effect;
import dev.unravel.trace.Flow;
import dev.unravel.trace.Round;
import dev.unravel.trace.TraceFormatException;
import dev.unravel.trace.WireReader;
import dev.unravel.trace.WireWriter;
import java.util.List;
import java.util.Set;

/** Charts on the wire. */
final class ChartCodec {
  private ChartCodec() {}

  static void write(WireWriter out, Chart chart) {
    out.list(List.copyOf(chart.carried()), WireWriter::zigzag);
    out.list(chart.flows(), ChartCodec::write);
    out.list(chart.decisions(), ChartCodec::write);
    out.list(chart.effects(), ChartCodec::write);
    out.list(chart.rounds(), ChartCodec::write);
    out.list(chart.unmodelled(), WireWriter::string).string(chart.printed());
  }

  private static void write(WireWriter out, Flow flow) {
    out.zigzag(flow.clock());
    out.list(flow.sources(), (to, each) -> to.zigzag(each.clock()).zigzag(each.times()));
    out.flag(flow.sum()).flag(flow.wide());
  }

  private static void write(WireWriter out, Decision decision) {
    out.zigzag(decision.thread()).zigzag(decision.rounds()).zigzag(decision.kind().ordinal());
    write(out, decision.left());
    out.zigzag(decision.leftValue());
    write(out, decision.right());
    out.zigzag(decision.rightValue());
  }

  private static void write(WireWriter out, Effect effect) {
    out.zigzag(effect.clock()).zigzag(effect.kind().ordinal()).zigzag(effect.thread());
  }

  private static void write(WireWriter out, Round round) {
    out.zigzag(round.clock()).zigzag(round.thread()).zigzag(round.loop());
    out.zigzag(round.kind().ordinal());
  }

  static Chart read(WireReader in) throws TraceFormatException {
    return new Chart(
        Set.copyOf(in.list(WireReader::zigzag)),
        in.list(ChartCodec::flow),
        in.list(ChartCodec::decision),
        in.list(ChartCodec::effect),
        in.list(ChartCodec::round),
        in.list(WireReader::string),
        in.string());
  }

  private static Effect effect(WireReader in) throws TraceFormatException {
    long clock = in.zigzag();
    return new Effect(clock, kind(in, Effect.Kind.values()), (int) in.zigzag());
  }

  private static Round round(WireReader in) throws TraceFormatException {
    long clock = in.zigzag();
    int thread = (int) in.zigzag();
    return new Round(clock, thread, (int) in.zigzag(), kind(in, Round.Kind.values()));
  }

  private static <K> K kind(WireReader in, K[] kinds) throws TraceFormatException {
    long kind = in.zigzag();
    if (kind < 0 || kind >= kinds.length) {
      throw new TraceFormatException("no such kind: " + kind);
    }
    return kinds[(int) kind];
  }

  private static Decision decision(WireReader in) throws TraceFormatException {
    int thread = (int) in.zigzag();
    int rounds = (int) in.zigzag();
    Decision.Kind kind = kind(in, Decision.Kind.values());
    return new Decision(thread, rounds, kind, flow(in), in.zigzag(), flow(in), in.zigzag());
  }

  private static Flow flow(WireReader in) throws TraceFormatException {
    long clock = in.zigzag();
    List<Flow.Source> sources =
        in.list(from -> new Flow.Source(from.zigzag(), (int) from.zigzag()));
    return new Flow(clock, sources, in.flag(), in.flag());
  }
}
