package dev.unravel.launch.worker;

import dev.unravel.wire.Message;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The parts of the target that a worker could not see, and so the meaning of its silence. */
final class Unseen {
  private static final int MOST_NAMED = 3;

  private final Set<String> lines = new LinkedHashSet<>();

  void add(Message.Blind message) {
    lines.add(message.text());
  }

  /** Why to have found nothing means nothing, if so. */
  Optional<String> reason() {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    int more = lines.size() - MOST_NAMED;
    return Optional.of(
        "not all of the target could be seen: "
            + String.join("; ", lines.stream().limit(MOST_NAMED).toList())
            + (more > 0 ? "; and " + more + " more" : ""));
  }

  /** A job's end, with this as the reason why it means nothing, unless there is one already. */
  Message.Done judge(Message.Done done) {
    return new Message.Done(
        done.executions(),
        done.millis(),
        done.inconclusiveReason().or(this::reason),
        done.coverage());
  }
}
