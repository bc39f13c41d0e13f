package dev.unravel.explore.wire;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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
  private static final int KINDS = 9;

  private MessageCodec() {}

  static byte[] encode(Message message) {
    FrameWriter out = new FrameWriter();
    if (message instanceof Message.Ready m) {
      out.number(READY).text(m.jdkVersion()).text(m.backend());
    } else if (message instanceof Message.Progress m) {
      out.number(PROGRESS).number(m.executions()).number(m.millis()).text(m.phase());
    } else if (message instanceof Message.Output m) {
      out.number(OUTPUT).flag(m.error()).bytes(m.bytes());
    } else if (message instanceof Message.Note m) {
      out.number(NOTE).text(m.text());
    } else if (message instanceof Message.Found m) {
      out.number(FOUND).bytes(m.trace()).flag(m.needsNewJvm());
    } else if (message instanceof Message.Replayed m) {
      out.number(REPLAYED).bytes(m.trace()).number(m.hash()).flag(m.divergence().isPresent());
      m.divergence().ifPresent(d -> out.number(d.clock()).text(d.expected()).text(d.came()));
    } else if (message instanceof Message.Enumerated m) {
      out.number(ENUMERATED).flag(m.complete()).number(m.outcomes().size());
      m.outcomes().forEach((outcome, count) -> out.text(outcome).number(count));
    } else if (message instanceof Message.Done m) {
      out.number(DONE).number(m.executions()).number(m.millis()).number(m.distinctSchedules());
      out.flag(m.inconclusiveReason().isPresent()).text(m.inconclusiveReason().orElse(""));
    } else if (message instanceof Message.Failed m) {
      out.number(FAILED).text(m.text()).text(m.detail()).flag(m.usage());
    }
    return out.frame();
  }

  static Message decode(byte[] frame) throws IOException {
    FrameReader in = new FrameReader(frame);
    return switch (in.below(KINDS)) {
      case READY -> new Message.Ready(in.text(), in.text());
      case PROGRESS -> new Message.Progress(in.number(), in.number(), in.text());
      case OUTPUT -> new Message.Output(in.flag(), in.bytes());
      case NOTE -> new Message.Note(in.text());
      case FOUND -> new Message.Found(in.bytes(), in.flag());
      case REPLAYED -> new Message.Replayed(in.bytes(), in.number(), divergence(in));
      case ENUMERATED -> enumerated(in);
      case DONE -> done(in);
      default -> new Message.Failed(in.text(), in.text(), in.flag());
    };
  }

  private static Optional<Divergence> divergence(FrameReader in) throws IOException {
    return in.flag()
        ? Optional.of(new Divergence(in.number(), in.text(), in.text()))
        : Optional.empty();
  }

  private static Message enumerated(FrameReader in) throws IOException {
    boolean complete = in.flag();
    int count = in.count();
    Map<String, Long> outcomes = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      outcomes.put(in.text(), in.number());
    }
    return new Message.Enumerated(outcomes, complete);
  }

  private static Message done(FrameReader in) throws IOException {
    long executions = in.number();
    long millis = in.number();
    long distinct = in.number();
    boolean inconclusive = in.flag();
    String reason = in.text();
    return new Message.Done(
        executions, millis, inconclusive ? Optional.of(reason) : Optional.empty(), distinct);
  }
}
