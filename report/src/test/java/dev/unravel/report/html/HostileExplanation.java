package dev.unravel.report.html;

import static dev.unravel.trace.Operation.BEGIN;
import static dev.unravel.trace.Operation.LOCK;
import static dev.unravel.trace.Operation.READ;
import static dev.unravel.trace.Operation.WRITE;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.report.TraceBuilder;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A target that tries to become part of the page. */
final class HostileExplanation {
  /** Runs if it is taken for markup, wherever it stands. */
  static final String ATTACK =
      "</script></style></noscript><script>window.taken=1</script><img src=x"
          + " onerror=\"window.taken=1\">'\"`&lt;\u2028<!--";

  /** Hebrew, an override of the direction, and an emoji made of several characters. */
  static final String RIGHT_TO_LEFT =
      "\u05e9\u05dc\u05d5\u05dd \u202egnp.exe \ud83d\udc69\u200d\ud83d\udd27";

  private HostileExplanation() {}

  static Explanation make() {
    Trace trace =
        new TraceBuilder(ATTACK)
            .thread("main.1", ATTACK)
            .thread("main.2", RIGHT_TO_LEFT)
            .act(0, BEGIN, "", "", "", at(2))
            .act(1, LOCK, ATTACK + "#1", "", "", at(3))
            .act(1, READ, ATTACK + "#1", ATTACK, ATTACK, at(3))
            .preempt()
            .act(2, WRITE, RIGHT_TO_LEFT + "#2", RIGHT_TO_LEFT, RIGHT_TO_LEFT, at(4))
            .fail(FailureKind.EXCEPTION, ATTACK, ATTACK, ATTACK, RIGHT_TO_LEFT)
            .build();
    Finding finding =
        new Finding(
            Pattern.DATA_RACE,
            ATTACK,
            ATTACK + RIGHT_TO_LEFT,
            List.of(ATTACK),
            List.of(new Evidence(3, ATTACK), new Evidence(4, RIGHT_TO_LEFT)),
            ATTACK,
            Optional.of(ATTACK));
    return new Explanation(
        trace,
        new Stacks(
            List.of(List.of(at(3), new Location(ATTACK, ATTACK, ATTACK, 1))), List.of(0, 0, 0, 0)),
        List.of(finding, finding),
        List.of(new Check(1, 2, ATTACK, new Outcome.Unresolved(ATTACK), false)),
        List.of(new History(ATTACK, List.of(3L), 3), new History("out of range", List.of(99L), 99)),
        Optional.of(new Contrast(trace, 2, 3)),
        Optional.empty());
  }

  /** Its source, in a folder. */
  static Sources sources(Path folder) throws IOException {
    Path file = Files.createDirectories(folder.resolve("evil")).resolve("Evil.java");
    Files.writeString(
        file,
        "package evil;\n// one\nclass Evil {} // " + ATTACK + "\nint " + RIGHT_TO_LEFT + ";\n");
    return Sources.of(List.of(folder), List.of(), folder);
  }

  private static Location at(int line) {
    return new Location("evil.Evil", ATTACK, "Evil.java", line);
  }
}
