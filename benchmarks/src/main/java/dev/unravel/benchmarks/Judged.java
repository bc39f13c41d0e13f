package dev.unravel.benchmarks;

import dev.unravel.benchmarks.corpus.CorpusProgram;
import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An explanation beside the truth.
 *
 * @param program what was explained
 * @param told what was said of it
 * @param millis milliseconds from the failure to that
 */
record Judged(CorpusProgram program, Optional<Explanation> told, long millis) {

  /** Whether pattern and sentence are right. */
  boolean rightCause() {
    return told.map(Explanation::verdict).filter(this::isRight).isPresent();
  }

  private boolean isRight(Finding verdict) {
    return List.of(program.cause().pattern()).contains(verdict.pattern().words())
        && Pattern.compile(program.cause().says()).matcher(verdict.sentence()).find();
  }

  /** Whether it names a line that matters, and no other line of the program. */
  boolean rightSites() {
    return told.isPresent() && named() > 0;
  }

  private long named() {
    String sentence = told.get().verdict().sentence();
    return program.sites().stream().filter(line -> sentence.contains(".java:" + line)).count();
  }

  /** Whether what it advises is what the wrong fix does. */
  boolean wrongHint() {
    return hint()
        .filter(hint -> !hint.startsWith("not enough"))
        .filter(hint -> Pattern.compile(program.cause().wrongHint()).matcher(hint).find())
        .isPresent();
  }

  private Optional<String> hint() {
    return told.flatMap(it -> it.verdict().hint());
  }

  @Override
  public String toString() {
    return program.name()
        + "\n  truth  "
        + String.join(", ", program.cause().pattern())
        + " at "
        + program.sites()
        + "\n  cause  "
        + (rightCause() ? "right" : "WRONG")
        + ", sites "
        + (rightSites() ? "right" : "WRONG")
        + (wrongHint() ? ", WRONG HINT" : "")
        + ", "
        + millis
        + " ms\n  told   "
        + told.map(it -> it.verdict().pattern().words() + ": " + it.verdict().sentence())
            .orElse("nothing")
        + "\n  hint   "
        + hint().orElse("none")
        + told.map(it -> "\n         " + it.verdict().trial()).orElse("");
  }

  /** How many are right. */
  static void print(List<Judged> all) {
    System.out.printf(
        "%nof %d: right cause %d, right sites %d, wrong hint %d%n",
        all.size(),
        all.stream().filter(Judged::rightCause).count(),
        all.stream().filter(Judged::rightSites).count(),
        all.stream().filter(Judged::wrongHint).count());
  }
}
