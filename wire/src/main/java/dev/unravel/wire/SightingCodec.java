package dev.unravel.wire;

import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Held;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;

/** Conflicts on the wire. */
final class SightingCodec {
  private SightingCodec() {}

  static void write(WireWriter out, Sighting sighting) {
    out.constant(sighting.kind()).string(sighting.pattern());
    write(out, sighting.first());
    write(out, sighting.second());
    out.list(sighting.further(), ObservationCodec::write);
    out.string(sighting.object()).string(sighting.member());
    out.zigzag(sighting.executions()).zigzag(sighting.failing());
  }

  static Sighting read(WireReader in) throws TraceFormatException {
    return new Sighting(
        in.constant(ConflictKind.class),
        in.string(),
        party(in),
        party(in),
        in.list(ObservationCodec::location),
        in.string(),
        in.string(),
        in.zigzag(),
        in.zigzag());
  }

  private static void write(WireWriter out, Party party) {
    ObservationCodec.write(out, party.location());
    out.string(party.thread()).string(party.does()).list(party.locks(), SightingCodec::write);
  }

  private static Party party(WireReader in) throws TraceFormatException {
    return new Party(
        ObservationCodec.location(in), in.string(), in.string(), in.list(SightingCodec::held));
  }

  private static void write(WireWriter out, Held held) {
    out.string(held.lock());
    ObservationCodec.write(out, held.taken());
  }

  private static Held held(WireReader in) throws TraceFormatException {
    return new Held(in.string(), ObservationCodec.location(in));
  }
}
