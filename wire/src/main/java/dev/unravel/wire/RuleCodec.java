package dev.unravel.wire;

import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
import dev.unravel.wire.Rule.Lines;

/** Rules on the wire: a number for the kind, then the fields in order. */
final class RuleCodec {
  private static final int ONE_AT_A_TIME = 0;
  private static final int AWAITED = 1;
  private static final int ALL_ARE_WOKEN = 2;
  private static final int KINDS = 3;

  private RuleCodec() {}

  static void write(WireWriter out, Rule rule) {
    if (rule instanceof Rule.OneAtATime one) {
      out.octet(ONE_AT_A_TIME).list(one.regions(), RuleCodec::write);
      out.list(one.single(), RuleCodec::write).flag(one.reads());
    } else if (rule instanceof Rule.Awaited awaited) {
      write(out.octet(AWAITED), awaited.first());
      write(out, awaited.then());
      out.flag(awaited.ended());
    } else {
      out.octet(ALL_ARE_WOKEN);
    }
  }

  static Rule read(WireReader in) throws TraceFormatException {
    return switch (in.index(KINDS, "rule")) {
      case ONE_AT_A_TIME ->
          new Rule.OneAtATime(in.list(RuleCodec::lines), in.list(RuleCodec::lines), in.flag());
      case AWAITED -> new Rule.Awaited(lines(in), lines(in), in.flag());
      default -> new Rule.AllAreWoken();
    };
  }

  private static void write(WireWriter out, Lines lines) {
    out.string(lines.file()).string(lines.method()).zigzag(lines.from()).zigzag(lines.to());
  }

  private static Lines lines(WireReader in) throws TraceFormatException {
    return new Lines(in.string(), in.string(), (int) in.zigzag(), (int) in.zigzag());
  }
}
