package dev.unravel.conformance.random;

import dev.unravel.conformance.LaboratoryWorkers;
import dev.unravel.conformance.random.EngineWorker.Answer;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Asks the engine about programs and compares what it says with the oracle. Where the oracle has
 * nothing to say, a second one does: the engine with nothing left out, that is every schedule at
 * every access of every object, of the JDK's too, each execution in a class loader of its own.
 */
final class Comparison implements AutoCloseable {
  /** For what has thousands of accesses, all of them points, each in a new class loader. */
  private static final long MOST_OF_EVERYTHING = 6_000;

  /** Of a proof, which needs few or does not succeed. */
  private static final long MOST_OF_A_PROOF = 300;

  /** Programs that are tried to make one smaller. */
  private static final int SHRINKING = 60;

  private static final long MOST_ACTIONS = 2_000;
  private static final long HANG_MILLIS = 10_000;

  private final EngineKind kind;
  private final Path classes;
  private final Path traces;
  private final long mostExecutions;
  private final EngineWorker worker;
  private final EngineWorker reducing;
  private final EngineWorker everything;
  private final LaboratoryWorkers provers;
  private final Map<Question, Count> counts = new EnumMap<>(Question.class);

  /** How often a question was asked, and answered in full. */
  static final class Count {
    long asked;
    long complete;
    long executions;
    long millis;

    void add(Count other) {
      asked += other.asked;
      complete += other.complete;
      executions += other.executions;
      millis += other.millis;
    }
  }

  /**
   * A comparison.
   *
   * @param classes where the programs' classes are
   * @param traces where failing traces of proofs go
   * @param mostExecutions executions after which the engine gives up
   */
  Comparison(EngineKind kind, Path classes, Path traces, long mostExecutions) {
    this.kind = kind;
    this.classes = classes;
    this.traces = traces;
    this.mostExecutions = mostExecutions;
    worker = new EngineWorker(kind.setup(), exhaustive());
    reducing = new EngineWorker(kind.setup(), reduced());
    everything = new EngineWorker(kind.forEverything().setup(), withoutShortcuts());
    provers = new LaboratoryWorkers();
  }

  /** The same workers, for programs whose classes are elsewhere; not to be closed. */
  private Comparison(Comparison original, Path classes) {
    this.kind = original.kind;
    this.classes = classes;
    this.traces = original.traces;
    this.mostExecutions = original.mostExecutions;
    this.worker = original.worker;
    this.reducing = original.reducing;
    this.everything = original.everything;
    this.provers = original.provers;
  }

  /** A program like it from which nothing more can be left out without losing the difference. */
  Difference shrink(Difference difference, Path folder) {
    Comparison elsewhere = new Comparison(this, folder);
    Difference[] last = {difference};
    Shrinker.shrink(
        difference.program(),
        smaller -> {
          Sources.compile(List.of(smaller), folder);
          Optional<Difference> still = elsewhere.compare(smaller, difference.question());
          still.ifPresent(one -> last[0] = one);
          return still.isPresent();
        },
        SHRINKING);
    return last[0];
  }

  Map<Question, Count> counts() {
    return counts;
  }

  private static Settings exhaustive() {
    return Settings.defaults()
        .withPoints(PointLevel.MEMORY)
        .withStrategy("exhaustive")
        .withMaxActions(MOST_ACTIONS);
  }

  private static Settings reduced() {
    return exhaustive().withStrategy("dpor");
  }

  /** Points inside java.util.concurrent, and real class loaders instead of resets. */
  private static Settings withoutShortcuts() {
    return exhaustive()
        .withIsolation(Isolation.LOADER, 0)
        .withInsideConcurrent(true)
        .withShared(Settings.EVERYTHING_SHARED);
  }

  private static Settings auto() {
    return Settings.defaults().withMaxActions(MOST_ACTIONS);
  }

  /** What the oracle says, either one; nothing if it would take too long. */
  Optional<Set<String>> oracle(RandomProgram program) {
    if (program.isModelled()) {
      Oracle.Result result = program.outcomes();
      return result.complete() ? Optional.of(result.outcomes()) : Optional.empty();
    }
    Answer answer = answer(Question.EVERYTHING, program);
    return answer.complete() ? Optional.of(answer.outcomes()) : Optional.empty();
  }

  /** Where the engine says something else, if it does. */
  Optional<Difference> compare(RandomProgram program, Question question) {
    boolean same = question == Question.EVERYTHING && !program.isModelled();
    Optional<Set<String>> oracle = same ? Optional.empty() : oracle(program);
    return oracle.flatMap(outcomes -> compare(program, question, outcomes));
  }

  Optional<Difference> compare(RandomProgram program, Question question, Set<String> oracle) {
    boolean fails = oracle.stream().anyMatch(outcome -> !program.holds(outcome));
    return switch (question) {
      case EXHAUSTIVE, REDUCED, AUTO, EVERYTHING -> sets(program, question, oracle);
      case FIND_EXHAUSTIVE, FIND_AUTO -> {
        Answer answer = answer(question, program);
        boolean wrong = answer.failed() ? !fails : answer.complete() && fails;
        String said =
            (answer.failed() ? "found a failure" : "every schedule passes") + ", " + answer;
        yield wrong
            ? Optional.of(Difference.between(program, question, kind, oracle, Set.of(), said))
            : Optional.empty();
      }
      case PROVE -> proof(program, fails, oracle);
    };
  }

  private Optional<Difference> sets(RandomProgram program, Question question, Set<String> oracle) {
    Answer answer = answer(question, program);
    boolean same =
        answer.complete()
            ? answer.outcomes().equals(oracle)
            : oracle.containsAll(answer.outcomes());
    String said = answer.executions() + " executions" + (answer.complete() ? ", all" : "");
    return same
        ? Optional.empty()
        : Optional.of(Difference.between(program, question, kind, oracle, answer.outcomes(), said));
  }

  private Answer answer(Question question, RandomProgram program) {
    long start = System.nanoTime();
    Answer answer = ask(question, program.name());
    count(question, answer.complete() || answer.failed(), answer.executions(), start);
    return answer;
  }

  private void count(Question question, boolean complete, long executions, long start) {
    Count count = counts.computeIfAbsent(question, q -> new Count());
    count.asked++;
    count.complete += complete ? 1 : 0;
    count.executions += executions;
    count.millis += (System.nanoTime() - start) / 1_000_000;
  }

  private Answer ask(Question question, String name) {
    Target plain = worker.target(classes, name);
    Target checked = worker.target(classes, name, "check");
    return switch (question) {
      case EXHAUSTIVE -> worker.enumerate(plain, exhaustive(), mostExecutions);
      case REDUCED -> reducing.enumerate(plain, reduced(), mostExecutions);
      case AUTO -> worker.enumerate(plain, auto(), mostExecutions);
      case FIND_EXHAUSTIVE -> worker.find(checked, exhaustive(), mostExecutions);
      case FIND_AUTO -> worker.find(checked, auto(), mostExecutions);
      case EVERYTHING ->
          everything.enumerate(
              everything.target(classes, name),
              withoutShortcuts(),
              Math.min(mostExecutions, MOST_OF_EVERYTHING));
      case PROVE -> throw new IllegalArgumentException("a proof is no job");
    };
  }

  private Optional<Difference> proof(RandomProgram program, boolean fails, Set<String> oracle) {
    long start = System.nanoTime();
    ProveRequest request =
        new ProveRequest(
            worker.target(classes, program.name(), "check"),
            Settings.defaults(),
            Math.min(mostExecutions, MOST_OF_A_PROOF),
            0,
            HANG_MILLIS,
            traces,
            true);
    ProveResult result =
        Prove.run(kind.setup(), provers, request.withoutRaces(), new RunListener() {});
    boolean wrong =
        switch (result.verdict()) {
          case PROVED -> fails;
          case FAILED -> !fails;
          case INCONCLUSIVE -> false;
        };
    boolean decided = result.verdict() != ProveResult.Verdict.INCONCLUSIVE;
    count(Question.PROVE, decided, result.executions(), start);
    String said = result.verdict() + " by " + result.method() + " " + result.reason();
    return wrong
        ? Optional.of(Difference.between(program, Question.PROVE, kind, oracle, Set.of(), said))
        : Optional.empty();
  }

  @Override
  public void close() {
    worker.close();
    reducing.close();
    everything.close();
    provers.close();
  }
}
