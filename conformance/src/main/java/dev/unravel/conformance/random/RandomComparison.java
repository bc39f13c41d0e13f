package dev.unravel.conformance.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/**
 * Many random programs compared with the oracle, each with one JDK and backend in turn. The same
 * code runs a few in the build and thousands as a benchmark.
 */
public final class RandomComparison {
  /** Differences that are made smaller; more of them tell nothing more. */
  private static final int SHRUNK = 6;

  private final Plan plan;
  private final Path folder;
  private final Tally tally;
  private final Consumer<String> listener;
  private final List<String> differences = new ArrayList<>();
  private int shrunk;

  /**
   * What to compare.
   *
   * @param firstSeed the seed of the first program
   * @param programs how many
   * @param mostSchedules how many interleavings a program may have, as the oracle counts them
   * @param mostExecutions executions after which the engine gives up on a program
   * @param proveOneIn one program in so many is proved
   * @param everythingOneIn one program in so many is asked of both oracles
   * @param onlyReduced whether nothing is asked but {@link Question#REDUCED}
   * @param brief whether it is over before what C2 makes of the workers' code pays
   */
  public record Plan(
      long firstSeed,
      int programs,
      double mostSchedules,
      long mostExecutions,
      int proveOneIn,
      int everythingOneIn,
      boolean onlyReduced,
      boolean brief) {}

  /** A comparison whose files go to a folder. */
  public RandomComparison(Plan plan, Path folder) {
    this(plan, folder, new Tally(), text -> {});
  }

  /** A comparison that is one of several, and tells of each difference at once. */
  public RandomComparison(Plan plan, Path folder, Tally tally, Consumer<String> listener) {
    this.plan = plan;
    this.folder = folder;
    this.tally = tally;
    this.listener = listener;
  }

  /** Whether there is a JDK and an agent to compare with. */
  public static boolean isPossible() {
    return !EngineKind.available().isEmpty();
  }

  /** Runs it and returns what differed, a text for each, each as small as it gets. */
  public List<String> run() {
    List<EngineKind> kinds =
        EngineKind.available().stream().map(kind -> kind.withBrief(plan.brief)).toList();
    Generator generator = new Generator(plan.mostSchedules);
    List<RandomProgram> programs =
        LongStream.range(plan.firstSeed, plan.firstSeed + plan.programs)
            .mapToObj(generator::program)
            .toList();
    Sources.compile(programs, folder("classes"));
    List<Thread> threads = new ArrayList<>();
    List<Throwable> broken = new ArrayList<>();
    for (int k = 0; k < kinds.size(); k++) {
      int each = k;
      Thread thread =
          new Thread(
              () -> {
                try {
                  compare(kinds.get(each), share(programs, each, kinds.size()));
                } catch (RuntimeException | Error failure) {
                  synchronized (differences) {
                    broken.add(failure);
                  }
                }
              });
      threads.add(thread);
      thread.start();
    }
    threads.forEach(RandomComparison::join);
    if (!broken.isEmpty()) {
      throw new IllegalStateException(broken.get(0));
    }
    return List.copyOf(differences);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stop);
    }
  }

  private static List<RandomProgram> share(List<RandomProgram> all, int k, int of) {
    return all.stream().filter(program -> program.seed() % of == k).toList();
  }

  private void compare(EngineKind kind, List<RandomProgram> programs) {
    try (Comparison comparison =
        new Comparison(kind, folder("classes"), folder("traces"), plan.mostExecutions)) {
      for (RandomProgram program : programs) {
        Optional<Set<String>> oracle = comparison.oracle(program);
        if (oracle.isEmpty()) {
          tally.undecided();
          continue;
        }
        for (Question question : questions(program)) {
          comparison
              .compare(program, question, oracle.get())
              .ifPresent(difference -> keep(comparison, difference));
        }
      }
      tally.add(comparison.counts());
    }
  }

  private List<Question> questions(RandomProgram program) {
    if (plan.onlyReduced) {
      return List.of(Question.REDUCED);
    }
    List<Question> questions =
        new ArrayList<>(
            List.of(
                Question.EXHAUSTIVE,
                Question.REDUCED,
                Question.AUTO,
                program.seed() % 2 == 0 ? Question.FIND_AUTO : Question.FIND_EXHAUSTIVE));
    if (program.seed() % plan.proveOneIn == 0) {
      questions.add(Question.PROVE);
    }
    if (program.seed() % plan.everythingOneIn == 0 && program.isModelled()) {
      questions.add(Question.EVERYTHING);
    }
    return questions;
  }

  private void keep(Comparison comparison, Difference difference) {
    int before;
    synchronized (differences) {
      before = shrunk++;
    }
    String name = "shrunk-" + difference.program().seed() + "-" + difference.question();
    Difference smallest =
        before < SHRUNK ? comparison.shrink(difference, folder(name)) : difference;
    tally.differs(difference.question());
    synchronized (differences) {
      differences.add(smallest.text());
      listener.accept(smallest.text());
    }
  }

  private Path folder(String name) {
    try {
      return Files.createDirectories(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was asked, a line for each kind of question. */
  public String table() {
    return tally.table();
  }

  /** What was asked and answered, in all comparisons that share it. */
  public static final class Tally {
    private final Map<Question, Comparison.Count> counts = new EnumMap<>(Question.class);
    private final Map<Question, Integer> differences = new EnumMap<>(Question.class);
    private long undecided;

    synchronized void undecided() {
      undecided++;
    }

    synchronized void differs(Question question) {
      differences.merge(question, 1, Integer::sum);
    }

    synchronized void add(Map<Question, Comparison.Count> more) {
      more.forEach(
          (question, count) ->
              counts.computeIfAbsent(question, q -> new Comparison.Count()).add(count));
    }

    /** How many answers differed from the oracle's. */
    public synchronized int differences() {
      return differences.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** A line for each kind of question. */
    public synchronized String table() {
      StringBuilder table = new StringBuilder();
      table.append(
          String.format(
              "%-16s %8s %8s %12s %8s %11s%n",
              "question", "asked", "in full", "executions", "seconds", "differences"));
      counts.forEach(
          (question, count) ->
              table.append(
                  String.format(
                      "%-16s %8d %8d %12d %8.1f %11d%n",
                      question.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                      count.asked,
                      count.complete,
                      count.executions,
                      count.millis / 1e3,
                      differences.getOrDefault(question, 0))));
      return table + (undecided + " programs without an answer of either oracle");
    }
  }
}
