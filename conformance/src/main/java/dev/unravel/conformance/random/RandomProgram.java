package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * A small program: what its threads share, what each does, and a condition that it checks when
 * started with an argument. It prints what its threads saw and what was left.
 *
 * @param seed what it was generated from
 * @param things all that was declared; what no statement uses is left out of the program
 * @param threads the statements of each thread
 * @param runner who runs them
 * @param check what must hold in the end
 */
record RandomProgram(
    long seed,
    List<Shared> things,
    List<List<Statement>> threads,
    Runner runner,
    Optional<Check> check) {

  /** Who runs the threads' statements. */
  enum Runner {
    THREADS(0, false),
    /** Threads, but the last one's statements are main's. */
    MAIN_TOO(0, true),
    /** A thread of its own for each task, whose result main asks for. */
    FUTURE_TASKS(3, false),
    /** A pool for all but the last one's statements, which are main's. */
    POOL_AND_MAIN(1, true),
    /** The same with stages of a computation. */
    STAGE_AND_MAIN(1, true),
    POOL_OF_ONE(1, false),
    POOL_OF_TWO(2, false);

    /** How many tasks may run at once, 0 for threads that are no tasks. */
    final int size;

    final boolean mainToo;

    Runner(int size, boolean mainToo) {
      this.size = size;
      this.mainToo = mainToo;
    }

    boolean isPool() {
      return size > 0 && this != FUTURE_TASKS;
    }

    int others(int threads) {
      return mainToo ? threads - 1 : threads;
    }
  }

  /**
   * A condition on what a program prints.
   *
   * @param label which of the values
   * @param equal whether it must be equal to the value, or different
   */
  record Check(String label, boolean equal, String value) {
    boolean holds(String outcome) {
      return (" " + outcome + " ").contains(" " + label + "=" + value + " ") == equal;
    }
  }

  /** Whether an outcome is one that passes. */
  boolean holds(String outcome) {
    return !outcome.startsWith("FAIL") && soundCheck().map(c -> c.holds(outcome)).orElse(true);
  }

  /** The check, unless what it is about was left out. */
  private Optional<Check> soundCheck() {
    return check.filter(c -> labels().contains(c.label()));
  }

  /** What the values are called that it prints, in their order. */
  private List<String> labels() {
    List<String> labels = new ArrayList<>();
    threads.forEach(thread -> seen(thread).forEach(id -> labels.add("x" + id)));
    for (Shared thing : used()) {
      for (int i = 0; i < thing.results().size(); i++) {
        labels.add(thing.name() + (i == 0 ? "" : "." + i));
      }
    }
    return labels;
  }

  /** What statements call the main class, which has another name in each program. */
  static final String MAIN = "MainClass";

  private static final long MOST_STATES = 60_000;

  RandomProgram withCheck(Optional<Check> other) {
    return new RandomProgram(seed, things, threads, runner, other);
  }

  RandomProgram withThreads(List<List<Statement>> other) {
    return new RandomProgram(seed, things, other, runner, check);
  }

  RandomProgram withRunner(Runner other) {
    return new RandomProgram(seed, things, threads, other, check);
  }

  /** The shared things that are used, in the order of their declaration. */
  private List<Shared> used() {
    Set<String> names = new LinkedHashSet<>();
    threads.forEach(
        thread ->
            thread.forEach(
                statement -> statement.uses().forEach(thing -> names.add(thing.name()))));
    int before;
    do {
      before = names.size();
      things.stream()
          .filter(thing -> names.contains(thing.name()))
          .toList()
          .forEach(thing -> names.addAll(thing.uses()));
    } while (names.size() > before);
    return things.stream().filter(thing -> names.contains(thing.name())).toList();
  }

  boolean isModelled() {
    return used().stream().allMatch(Shared::isModelled);
  }

  private static List<Integer> seen(List<Statement> thread) {
    return thread.stream().flatMap(statement -> statement.sees().stream()).distinct().toList();
  }

  int statements() {
    return threads.stream().mapToInt(List::size).sum();
  }

  // What it means.

  Oracle.Result outcomes() {
    List<Shared> used = used();
    Lowering to = new Lowering(used);
    Code code = to.code();
    int base = code.usedRegisters();
    int others = runner.others(threads.size());
    int[] entries = new int[others + 1];
    for (int t = 1; t <= others; t++) {
      code.freeRegisters(base);
      entries[t] = code.here();
      if (runner.size > 0) {
        code.point(Op.TAKE, t, code.cell(0));
      }
      threads.get(t - 1).forEach(statement -> statement.lower(to));
      code.point(Op.END);
    }
    code.freeRegisters(base);
    entries[0] = code.here();
    for (int t = 1; t <= others; t++) {
      code.point(Op.START, t);
    }
    if (runner.mainToo) {
      threads.get(others).forEach(statement -> statement.lower(to));
    }
    for (int t = 1; t <= others; t++) {
      code.point(Op.JOIN, t);
    }
    used.forEach(thing -> thing.lowerResults(to));
    code.local(Op.END);
    return new Oracle(code, entries, runner.size, MOST_STATES, cells -> text(to, cells)).explore();
  }

  private String text(Lowering to, int[] cells) {
    List<Integer> values = new ArrayList<>();
    for (List<Statement> thread : threads) {
      seen(thread).forEach(id -> values.add(cells[to.observation(id)]));
    }
    for (ToIntFunction<int[]> result : to.results()) {
      values.add(result.applyAsInt(cells));
    }
    List<String> labels = labels();
    StringJoiner text = new StringJoiner(" ");
    for (int i = 0; i < labels.size(); i++) {
      text.add(labels.get(i) + "=" + values.get(i));
    }
    return text.toString();
  }

  // How it is written.

  String name() {
    return "P" + seed;
  }

  String source() {
    return source(name());
  }

  String source(String name) {
    StringBuilder source = new StringBuilder();
    source.append("import java.lang.invoke.*;\nimport java.util.*;\n");
    source.append("import java.util.concurrent.*;\n");
    source.append(
        "import java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n\n");
    source.append("public final class ").append(name).append(" {\n");
    List<Shared> used = used();
    used.forEach(thing -> source.append(declaration(thing)));
    for (int t = 0; t < threads.size(); t++) {
      source.append(body(t));
    }
    threads.forEach(thread -> thread.forEach(statement -> source.append(statement.members())));
    source.append(HELPERS);
    source.append("  public static void main(String[] args) throws Exception {\n");
    source.append("    System.out.println(outcome(args));\n  }\n");
    source.append("  public static String outcome(String[] args) throws Exception {\n");
    source.append(running());
    source.append("    StringJoiner out = new StringJoiner(\" \");\n");
    List<String> values = new ArrayList<>();
    for (int t = 0; t < threads.size(); t++) {
      List<Integer> seen = seen(threads.get(t));
      for (int i = 0; i < seen.size(); i++) {
        int shift = 6 * i;
        values.add("((seen" + t + " >> " + shift + " & 63) - 1)");
      }
    }
    used.forEach(thing -> thing.results().forEach(value -> values.add("(" + value + ")")));
    List<String> labels = labels();
    for (int i = 0; i < labels.size(); i++) {
      source.append("    out.add(\"").append(labels.get(i)).append("=\" + ");
      source.append(values.get(i)).append(");\n");
    }
    soundCheck()
        .ifPresent(
            c ->
                source
                    .append("    if (args.length > 0 && ")
                    .append(c.equal() ? "!" : "")
                    .append("(\" \" + out + \" \").contains(\" ")
                    .append(c.label())
                    .append("=")
                    .append(c.value())
                    .append(" \")) throw new AssertionError(out);\n"));
    return source.append("    return out.toString();\n  }\n}\n").toString().replace(MAIN, name);
  }

  private static final String HELPERS =
      "  static void run(Callable<Void> thread) {\n"
          + "    try {\n      thread.call();\n    } catch (Exception failed) {\n"
          + "      throw new IllegalStateException(failed);\n    }\n  }\n"
          + "  static Map<Integer, Integer> filled() {\n"
          + "    Map<Integer, Integer> map = new HashMap<>();\n    map.put(5, 5);\n"
          + "    return map;\n  }\n"
          + "  static Thread daemon(Runnable work) {\n    Thread thread = new Thread(work);\n"
          + "    thread.setDaemon(true);\n    return thread;\n  }\n"
          + "  static VarHandle handle(Class<?> type, String field, boolean isStatic) {\n"
          + "    try {\n      return isStatic\n"
          + "          ? MethodHandles.lookup().findStaticVarHandle(type, field, int.class)\n"
          + "          : MethodHandles.lookup().findVarHandle(type, field, int.class);\n"
          + "    } catch (ReflectiveOperationException never) {\n"
          + "      throw new IllegalStateException(never);\n    }\n  }\n"
          + "  static int digits(List<Integer> list) {\n    int n = 0;\n"
          + "    for (int i = 0; i < list.size(); i++) {\n"
          + "      n = n * 10 + (list.get(i) == null ? 0 : list.get(i));\n    }\n"
          + "    return n;\n  }\n";

  private String declaration(Shared thing) {
    String text = thing.declaration();
    return thing instanceof Variable variable && !variable.uses().isEmpty()
        ? text.replace("OTHER", ((Variable) find(variable.other())).java())
        : text;
  }

  private Shared find(String name) {
    return things.stream().filter(thing -> thing.name().equals(name)).findFirst().orElseThrow();
  }

  /** The values that a thread saw go into one number: one write, whatever it saw. */
  private String body(int t) {
    List<Integer> seen = seen(threads.get(t));
    StringBuilder body = new StringBuilder();
    if (!seen.isEmpty()) {
      body.append("  static long seen").append(t).append(";\n");
    }
    body.append("  static void thread").append(t).append("() throws Exception {\n");
    seen.forEach(id -> body.append("    int x").append(id).append(" = -1;\n"));
    threads.get(t).forEach(statement -> body.append("    ").append(statement.java()).append('\n'));
    if (!seen.isEmpty()) {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < seen.size(); i++) {
        parts.add("(x" + seen.get(i) + " + 1L << " + 6 * i + ")");
      }
      body.append("    seen").append(t).append(" = ");
      body.append(String.join(" + ", parts)).append(";\n");
    }
    return body.append("  }\n").toString();
  }

  private String running() {
    StringBuilder code = new StringBuilder();
    int others = runner.others(threads.size());
    boolean pool = runner.isPool();
    if (pool) {
      code.append("    ExecutorService pool = Executors.newFixedThreadPool(");
      code.append(runner.size)
          .append(runner.mainToo ? ", " + MAIN + "::daemon" : "")
          .append(");\n");
    }
    for (int t = 0; t < others; t++) {
      code.append("    ").append(start().replace("N", String.valueOf(t))).append('\n');
    }
    if (runner.mainToo) {
      code.append("    thread").append(others).append("();\n");
    }
    // With main's own work to come, a pool that is never shut down has far fewer schedules.
    code.append(pool && !runner.mainToo ? "    pool.shutdown();\n" : "");
    for (int t = 0; t < others; t++) {
      code.append("    t").append(t).append(runner.size > 0 ? ".get();\n" : ".join();\n");
    }
    return code.toString();
  }

  private String start() {
    return switch (runner) {
      case THREADS, MAIN_TOO ->
          "Thread tN = new Thread(() -> run(() -> { threadN(); return null; })); tN.start();";
      case FUTURE_TASKS ->
          "FutureTask<?> tN = new FutureTask<>(() -> { threadN(); return null; });"
              + " new Thread(tN).start();";
      case STAGE_AND_MAIN ->
          "CompletableFuture<?> tN = CompletableFuture.runAsync("
              + "() -> run(() -> { threadN(); return null; }), pool);";
      default -> "Future<?> tN = pool.submit(() -> { threadN(); return null; });";
    };
  }

  @Override
  public String toString() {
    return threads.stream()
        .map(thread -> thread.stream().map(Statement::java).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" || ", runner + ": ", ""));
  }
}
