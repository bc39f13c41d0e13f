package dev.unravel.trace.file;

import dev.unravel.trace.Outcome;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A trace as a string short enough to be pasted into source code: settings, schedule and failure,
 * but neither the target's class path nor what happened at each action.
 */
public final class ShortTrace {
  private static final String PREFIX = "unravel:";

  /** Far more than any schedule worth pasting; the text may come from anywhere. */
  private static final int MOST_BYTES = 1 << 20;

  private ShortTrace() {}

  /** Whether a text is one of these, not the name of a file. */
  public static boolean is(String text) {
    return text.startsWith(PREFIX);
  }

  /** The string. */
  public static String of(Trace trace) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(TraceFile.toBytes(bare(trace)));
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1024];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(out.toByteArray());
  }

  private static Trace bare(Trace trace) {
    Outcome outcome =
        trace.outcome() instanceof Outcome.Fail fail
            ? new Outcome.Fail(fail.signature(), "", List.of())
            : trace.outcome();
    return new Trace(
        Target.tests(List.of(), "", List.of()),
        trace.jdk(),
        trace.settings(),
        trace.schedule(),
        List.of(),
        outcome,
        trace.threads().stream().map(thread -> new ThreadName(thread.path(), "")).toList(),
        List.of(),
        List.of(),
        List.of());
  }

  /** The trace in a string, for a target that the caller knows. */
  public static Trace read(String text, Target target) throws TraceFormatException {
    return TraceFile.read(inflate(bytes(text))).of(target);
  }

  private static byte[] bytes(String text) throws TraceFormatException {
    try {
      return Base64.getUrlDecoder().decode(text.trim().substring(PREFIX.length()));
    } catch (IllegalArgumentException | StringIndexOutOfBoundsException damaged) {
      throw new TraceFormatException("not the string of a trace: " + damaged.getMessage());
    }
  }

  private static byte[] inflate(byte[] packed) throws TraceFormatException {
    Inflater inflater = new Inflater(true);
    inflater.setInput(packed);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1024];
    try {
      for (int count = 1; count > 0 && out.size() < MOST_BYTES; ) {
        count = inflater.inflate(buffer);
        out.write(buffer, 0, count);
      }
    } catch (DataFormatException damaged) {
      throw new TraceFormatException("not the string of a trace: " + damaged.getMessage());
    } finally {
      inflater.end();
    }
    return out.toByteArray();
  }
}
