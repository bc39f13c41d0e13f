package dev.unravel.wire;

import dev.unravel.trace.Location;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;
import dev.unravel.trace.seen.LocalUse;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Standing;
import java.util.BitSet;
import java.util.List;

/** Observations of an execution besides its trace, on the wire. Places are written out. */
final class ObservationCodec {
  private ObservationCodec() {}

  static void write(WireWriter out, Observation observation) {
    out.list(observation.stacks(), (to, stack) -> to.list(stack, ObservationCodec::write));
    out.list(observation.indices(), WireWriter::varInt);
    writeSet(out, observation.plain());
    out.list(observation.standing(), ObservationCodec::write);
    out.list(observation.fields(), WireWriter::string);
    writeSet(out, observation.refused());
    out.list(observation.locals(), ObservationCodec::write);
  }

  static Observation read(WireReader in) throws TraceFormatException {
    List<List<Location>> stacks = in.list(each -> each.list(ObservationCodec::location));
    List<Integer> indices = in.list(each -> each.index(stacks.size(), "stack"));
    BitSet plain = set(in, indices.size());
    List<Standing> standing = in.list(ObservationCodec::standing);
    List<String> fields = in.list(WireReader::string);
    BitSet refused = set(in, indices.size());
    List<LocalUse> locals = in.list(ObservationCodec::local);
    return new Observation(stacks, indices, plain, standing, fields, refused, locals);
  }

  private static void write(WireWriter out, LocalUse use) {
    out.varInt(use.thread()).varInt(use.before()).string(use.name()).varInt(use.number());
    out.constant(use.kind()).list(use.frames(), ObservationCodec::write);
  }

  private static LocalUse local(WireReader in) throws TraceFormatException {
    return new LocalUse(
        in.varInt(),
        in.varInt(),
        in.string(),
        in.varInt(),
        in.constant(LocalUse.Kind.class),
        in.list(ObservationCodec::location));
  }

  private static void writeSet(WireWriter out, BitSet actions) {
    out.list(actions.stream().boxed().toList(), WireWriter::varInt);
  }

  private static BitSet set(WireReader in, int actions) throws TraceFormatException {
    BitSet set = new BitSet();
    for (int index : in.list(each -> each.index(actions, "action"))) {
      set.set(index);
    }
    return set;
  }

  static void write(WireWriter out, Location frame) {
    out.string(frame.className()).string(frame.method()).string(frame.file()).zigzag(frame.line());
  }

  static Location location(WireReader in) throws TraceFormatException {
    return new Location(in.string(), in.string(), in.string(), in.zigzagInt());
  }

  private static void write(WireWriter out, Standing standing) {
    out.varInt(standing.thread()).constant(standing.why()).varInt(standing.object() + 1);
    out.string(standing.className()).varInt(standing.holder() + 1).flag(standing.forEver());
    out.list(standing.frames(), ObservationCodec::write);
  }

  private static Standing standing(WireReader in) throws TraceFormatException {
    return new Standing(
        in.varInt(),
        in.constant(Standing.Why.class),
        in.varInt() - 1,
        in.string(),
        in.varInt() - 1,
        in.flag(),
        in.list(ObservationCodec::location));
  }
}
