package dev.unravel.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Makes Java programs in which two threads compute with what they share, in all types, and pass it
 * through calls, results, loops and handlers. Each is made twice: as a program to be proved, and as
 * one whose shared variables are a {@link ReplayedMemory}, of which all schedules are run.
 */
final class RandomArithmetic {
  private static final String[] TYPES = {
    "int", "int", "long", "float", "double", "byte", "short", "char", "boolean", "Object", "Object"
  };
  private static final String[] BOXES = {
    "Integer",
    "Integer",
    "Long",
    "Float",
    "Double",
    "Byte",
    "Short",
    "Character",
    "Boolean",
    "Object",
    "Object"
  };

  private static final int BOOLEAN = 8;
  private static final int FIRST_REFERENCE = 9;

  /** Behind the variables that threads share come those with their results. */
  private static final int RESULT = TYPES.length;

  private static final String[] INTS = {"0", "1", "2", "-1", "7", "2147483647", "(-2147483648)"};
  private static final String[] LONGS = {
    "0L", "1L", "-1L", "4294967296L", "Long.MAX_VALUE", "Long.MIN_VALUE"
  };
  private static final String[] FLOATS = {"0f", "-0.0f", "1.5f", "Float.NaN", "1e10f", "-3f"};
  private static final String[] DOUBLES = {
    "0.0", "-0.0", "0.1", "Double.NaN", "1e300", "Double.POSITIVE_INFINITY", "-2.5"
  };

  private final Random random;
  private final boolean replayed;
  private final StringBuilder source = new StringBuilder();
  private int accesses;
  private int marks;
  private int variables;

  private RandomArithmetic(int seed, boolean replayed) {
    this.random = new Random(seed);
    this.replayed = replayed;
  }

  static String name(int seed, boolean replayed) {
    return (replayed ? "Replayed" : "Arithmetic") + seed;
  }

  /**
   * The source of a program.
   *
   * @param replayed whether it is the one whose schedules are all run
   */
  static String source(int seed, boolean replayed) {
    RandomArithmetic program = new RandomArithmetic(seed, replayed);
    program.write(name(seed, replayed));
    return program.source.toString();
  }

  private void write(String name) {
    line("public final class " + name + " {");
    if (replayed) {
      line("public static dev.unravel.conformance.ReplayedMemory m;");
    } else {
      for (int i = 0; i < TYPES.length; i++) {
        line("static " + TYPES[i] + " v" + i + ";");
      }
      line("static long v" + RESULT + ", v" + (RESULT + 1) + ";");
    }
    line("interface Function { int of(int a); }");
    line("static final class Adds implements Function {");
    line("public int of(int a) { return a + " + get(0) + "; } }");
    line("static final class Node { final int fixed; Node(int fixed) { this.fixed = fixed; } }");
    line("static final Function ADDS = new Adds();");
    line("static final Function LAMBDA = a -> a ^ " + get(1) + ";");
    line("static int sum(int a, int b) { return a * 2 + b; }");
    line("static int either(boolean first, int a, int b) { return first ? a : b; }");
    line("static int deep(int n, int a) { return n <= 0 ? a : deep(n - 1, a + n) - 1; }");
    line("static long wide(int a, long b) { return a * 3L - b; }");
    line("static double half(float a, double b) { return a - b / 2; }");
    line("static boolean less(double a, float b) { return a < b; }");
    line("static Object same(Object a) { return a; }");
    line("static int locked(int a) { synchronized (ADDS) { return a + 1; } }");
    for (int thread = 0; thread < 2; thread++) {
      accesses = 4;
      marks = 0;
      line("public static void run" + thread + "() {");
      line("int i = 0, k = 0; long j = 0, n = 1; float f = 0; double d = 0; Object o = null;");
      block(2, 4);
      put(RESULT + thread, "long", "n");
      line("}");
    }
    if (!replayed) {
      line("public static void main(String[] a) throws InterruptedException {");
      line("Thread t = new Thread(" + name + "::run0);");
      line("t.start(); run1(); t.join();");
      line("System.out.println(v" + RESULT + " + \" \" + v" + (RESULT + 1) + ");");
      line("}");
    }
    line("}");
  }

  private void line(String text) {
    source.append(text).append('\n');
  }

  private void block(int depth, int statements) {
    for (int s = 0; s < statements; s++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth > 0 ? 14 : 8)) {
      case 0 -> line("i = " + integer(2) + ";");
      case 1 -> line("j = " + whole(2) + ";");
      case 2 -> line("f = " + real(2) + ";");
      case 3 -> line("d = " + precise(2) + ";");
      case 4 -> line("o = " + reference() + ";");
      case 5, 6 -> write();
      case 7 -> line(random.nextBoolean() ? "i += 3;" : "k = i++ - --i;");
      case 8, 9 -> branch(depth);
      case 10 -> choice(depth);
      case 11 -> loop(depth);
      case 12 -> handler();
      default -> line("n = n * 31 + " + whole(1) + ";");
    }
  }

  private void write() {
    if (accesses <= 0) {
      return;
    }
    accesses--;
    int variable = random.nextInt(TYPES.length);
    String value =
        switch (variable) {
          case 0, 1 -> integer(2);
          case 2 -> whole(2);
          case 3 -> real(2);
          case 4 -> precise(2);
          case BOOLEAN -> condition(1);
          case FIRST_REFERENCE, FIRST_REFERENCE + 1 -> reference();
          default -> integer(1);
        };
    put(variable, TYPES[variable], value);
  }

  private void put(int variable, String type, String value) {
    String cast = "(" + type + ") (" + value + ")";
    line(replayed ? "m.put(" + variable + ", " + cast + ");" : "v" + variable + " = " + cast + ";");
  }

  private String get(int variable) {
    return replayed
        ? "((" + TYPES[variable] + ") (" + BOXES[variable] + ") m.get(" + variable + "))"
        : "v" + variable;
  }

  /** A read, or something else if there have been enough. */
  private String read(int variable, String otherwise) {
    if (accesses <= 0) {
      return otherwise;
    }
    accesses--;
    return get(variable);
  }

  private String mark() {
    return "n = n * 3 + " + ++marks + ";";
  }

  private void branch(int depth) {
    line("if (" + condition(1) + ") {");
    line(mark());
    block(depth - 1, 1);
    line("} else {");
    block(depth - 1, random.nextInt(2));
    line("}");
  }

  private void choice(int depth) {
    line("switch ((int) " + integer(1) + ") {");
    line("case 0: " + mark() + " break;");
    line("case 1: " + mark());
    block(depth - 1, 1);
    line("case " + (random.nextBoolean() ? 3 : 1000) + ": " + mark() + " break;");
    line("default:");
    line("}");
  }

  /** Two rounds, or as many as a value says. */
  private void loop(int depth) {
    int allowed = accesses;
    accesses = Math.min(accesses, 1);
    String round = "r" + variables++;
    String bound = random.nextBoolean() ? "2" : "(i & 3)";
    line("for (int " + round + " = 0; " + round + " < " + bound + "; " + round + "++) {");
    block(depth - 1, 2);
    line("}");
    accesses = Math.max(0, Math.min(accesses, allowed - 3));
  }

  private void handler() {
    line("try {");
    line("i = " + integer(1) + (random.nextBoolean() ? " / " : " % ") + integer(1) + ";");
    line(mark());
    line("} catch (ArithmeticException e) {");
    line(mark());
    line("}");
  }

  private String integer(int depth) {
    return switch (random.nextInt(depth > 0 ? 22 : 4)) {
      case 0 -> read(random.nextInt(2), "i");
      case 1 -> read(5 + random.nextInt(3), "k");
      case 2 -> random.nextBoolean() ? "i" : "k";
      case 3 -> one(INTS);
      case 4, 5 -> both(integer(depth - 1), one("+", "-", "*"), integer(depth - 1));
      case 6 -> both(integer(depth - 1), one("&", "|", "^"), integer(depth - 1));
      case 7 -> both(integer(depth - 1), one("<<", ">>", ">>>"), integer(depth - 1));
      case 8 -> both(integer(depth - 1), one("/", "%"), one("3", "-1", "-7"));
      case 9 -> "(" + one("-", "~") + "(" + integer(depth - 1) + "))";
      case 10 -> "((" + one("byte", "short", "char") + ") " + integer(depth - 1) + ")";
      case 11 -> "((int) " + whole(depth - 1) + ")";
      case 12 -> "((int) " + real(depth - 1) + ")";
      case 13 -> "((int) " + precise(depth - 1) + ")";
      case 14 -> "(" + condition(0) + " ? " + integer(0) + " : " + integer(0) + ")";
      case 15 -> "sum(" + integer(depth - 1) + ", " + integer(0) + ")";
      case 16 -> "either(" + condition(0) + ", " + integer(0) + ", " + integer(0) + ")";
      case 17 -> "deep(" + integer(0) + " & 3, " + integer(0) + ")";
      case 18 -> "locked(" + integer(0) + ")";
      case 19 -> accesses-- > 0 ? "LAMBDA.of(" + integer(0) + ")" : "i";
      case 20 -> accesses-- > 0 ? "ADDS.of(" + integer(0) + ")" : "k";
      default -> "Math.max(" + integer(0) + ", " + integer(0) + ")";
    };
  }

  private String whole(int depth) {
    return switch (random.nextInt(depth > 0 ? 13 : 3)) {
      case 0 -> read(2, "j");
      case 1 -> "j";
      case 2 -> one(LONGS);
      case 3, 4 -> both(whole(depth - 1), one("+", "-", "*"), whole(depth - 1));
      case 5 -> both(whole(depth - 1), one("&", "|", "^"), whole(depth - 1));
      case 6 -> both(whole(depth - 1), one("<<", ">>", ">>>"), integer(depth - 1));
      case 7 -> both(whole(depth - 1), one("/", "%"), one("3L", "-1L", "-7L"));
      case 8 -> "(" + one("-", "~") + "(" + whole(depth - 1) + "))";
      case 9 -> "((long) " + integer(depth - 1) + ")";
      case 10 -> "((long) " + real(depth - 1) + ")";
      case 11 -> "((long) " + precise(depth - 1) + ")";
      default -> "wide(" + integer(depth - 1) + ", " + whole(0) + ")";
    };
  }

  private String real(int depth) {
    return switch (random.nextInt(depth > 0 ? 10 : 3)) {
      case 0 -> read(3, "f");
      case 1 -> "f";
      case 2 -> one(FLOATS);
      case 3, 4, 5 -> both(real(depth - 1), one("+", "-", "*", "/", "%"), real(depth - 1));
      case 6 -> "(-(" + real(depth - 1) + "))";
      case 7 -> "((float) " + integer(depth - 1) + ")";
      case 8 -> "((float) " + whole(depth - 1) + ")";
      default -> "((float) " + precise(depth - 1) + ")";
    };
  }

  private String precise(int depth) {
    return switch (random.nextInt(depth > 0 ? 11 : 3)) {
      case 0 -> read(4, "d");
      case 1 -> "d";
      case 2 -> one(DOUBLES);
      case 3, 4, 5 -> both(precise(depth - 1), one("+", "-", "*", "/", "%"), precise(depth - 1));
      case 6 -> "(-(" + precise(depth - 1) + "))";
      case 7 -> "((double) " + integer(depth - 1) + ")";
      case 8 -> "((double) " + whole(depth - 1) + ")";
      case 9 -> "((double) " + real(depth - 1) + ")";
      default -> "half(" + real(depth - 1) + ", " + precise(0) + ")";
    };
  }

  private String reference() {
    return switch (random.nextInt(7)) {
      case 0, 1, 2 -> read(FIRST_REFERENCE + random.nextInt(2), "o");
      case 3 -> "o";
      case 4 -> "same(" + read(FIRST_REFERENCE, "o") + ")";
      case 5 -> replayed ? "m.node(" + integer(0) + ")" : "new Node(" + integer(0) + ")";
      default -> "null";
    };
  }

  private String condition(int depth) {
    String test = one("==", "!=", "<", "<=", ">", ">=");
    return switch (random.nextInt(depth > 0 ? 9 : 7)) {
      case 0, 1 -> both(integer(depth), test, integer(0));
      case 2 -> both(whole(depth), test, whole(0));
      case 3 -> both(real(depth), test, real(0));
      case 4 -> both(precise(depth), test, precise(0));
      case 5 -> both(reference(), one("==", "!="), reference());
      case 6 -> read(BOOLEAN, "(k > 0)");
      case 7 -> both(condition(0), one("&&", "||"), condition(0));
      default -> "(!less(" + precise(0) + ", " + real(0) + "))";
    };
  }

  private static String both(String left, String operator, String right) {
    return "(" + left + " " + operator + " " + right + ")";
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  /**
   * All that is printed in the end, over all schedules.
   *
   * @param run runs a thread, by its number, of the replayed program
   */
  static Set<String> outcomes(BiConsumer<Integer, ReplayedMemory> run) {
    Set<String> outcomes = new TreeSet<>();
    Set<State> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>();
    open.push(State.first());
    while (!open.isEmpty()) {
      State state = open.pop();
      if (!seen.add(state)) {
        continue;
      }
      boolean over = true;
      for (int thread = 0; thread < 2; thread++) {
        State next = state.after(thread, run);
        if (next != null) {
          over = false;
          open.push(next);
        }
      }
      if (over) {
        outcomes.add(state.memory().get(RESULT) + " " + state.memory().get(RESULT + 1));
      }
    }
    return outcomes;
  }

  /** What is in memory, and what each thread has read, after how many accesses. */
  private record State(List<Object> memory, List<List<Object>> read, List<Integer> accesses) {
    static State first() {
      Object[] memory = {0, 0, 0L, 0f, 0.0, (byte) 0, (short) 0, '\0', false, null, null, 0L, 0L};
      return new State(Arrays.asList(memory), List.of(List.of(), List.of()), List.of(0, 0));
    }

    State after(int thread, BiConsumer<Integer, ReplayedMemory> run) {
      ReplayedMemory view = new ReplayedMemory(thread, read.get(thread), accesses.get(thread));
      if (!view.reachesAccess(() -> run.accept(thread, view))) {
        return null;
      }
      List<Object> nextMemory = new ArrayList<>(memory);
      List<List<Object>> nextRead = new ArrayList<>(read);
      if (view.writes()) {
        nextMemory.set(view.variable(), view.value());
      } else {
        List<Object> more = new ArrayList<>(read.get(thread));
        more.add(memory.get(view.variable()));
        nextRead.set(thread, more);
      }
      List<Integer> nextAccesses = new ArrayList<>(accesses);
      nextAccesses.set(thread, accesses.get(thread) + 1);
      return new State(nextMemory, nextRead, nextAccesses);
    }
  }
}
