package dev.unravel.wire;

import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Effect;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.Round;
import dev.unravel.trace.chart.TapeNode;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;

/** Charts on the wire. */
final class ChartCodec {
  private ChartCodec() {}

  static void write(WireWriter out, Chart chart) {
    out.list(chart.tape(), ChartCodec::write);
    out.list(chart.flows(), ChartCodec::write);
    out.list(chart.decisions(), ChartCodec::write);
    out.list(chart.effects(), ChartCodec::write);
    out.list(chart.rounds(), ChartCodec::write);
    out.list(chart.unmodelled(), WireWriter::string).string(chart.printed());
  }

  private static void write(WireWriter out, TapeNode node) {
    out.zigzag(node.opcode()).zigzag(node.clock()).zigzag(node.left()).zigzag(node.right());
    out.zigzag(node.leftValue()).zigzag(node.rightValue());
  }

  private static void write(WireWriter out, Flow flow) {
    out.zigzag(flow.clock()).zigzag(flow.node()).zigzag(flow.type());
  }

  private static void write(WireWriter out, Decision decision) {
    out.zigzag(decision.thread()).zigzag(decision.clock()).zigzag(decision.rounds());
    out.zigzag(decision.kind().ordinal());
    out.zigzag(decision.left()).zigzag(decision.leftValue());
    out.zigzag(decision.right()).zigzag(decision.rightValue());
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
        in.list(ChartCodec::node),
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

  private static TapeNode node(WireReader in) throws TraceFormatException {
    int opcode = (int) in.zigzag();
    long clock = in.zigzag();
    int left = (int) in.zigzag();
    return new TapeNode(opcode, clock, left, (int) in.zigzag(), in.zigzag(), in.zigzag());
  }

  private static Flow flow(WireReader in) throws TraceFormatException {
    return new Flow(in.zigzag(), (int) in.zigzag(), (char) in.zigzag());
  }

  private static Decision decision(WireReader in) throws TraceFormatException {
    int thread = (int) in.zigzag();
    long clock = in.zigzag();
    int rounds = (int) in.zigzag();
    Decision.Kind kind = kind(in, Decision.Kind.values());
    int left = (int) in.zigzag();
    long leftValue = in.zigzag();
    return new Decision(
        thread, clock, rounds, kind, left, leftValue, (int) in.zigzag(), in.zigzag());
  }
}
