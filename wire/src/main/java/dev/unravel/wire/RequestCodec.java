package dev.unravel.wire;

import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;

/** Requests as frames. Controller and worker are of one build, so there is no version. */
final class RequestCodec {
  private RequestCodec() {}

  static byte[] encode(Request request) {
    WireWriter out = new WireWriter();
    if (request instanceof Job job) {
      out.flag(true);
      JobCodec.write(out, job);
    } else {
      out.flag(false);
      ExperimentCodec.write(out, (Experiment) request);
    }
    return out.toBytes();
  }

  static Request decode(byte[] frame) throws TraceFormatException {
    WireReader in = new WireReader(frame);
    return in.flag() ? JobCodec.read(in) : ExperimentCodec.read(in);
  }
}
