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

/**
 * Makes Java programs in which two threads read, write and compare what they share, in every way
 * that values can go through locals, loops, calls and switches, and runs all their schedules
 * itself: on a small stack machine that knows nothing of classes, hooks or proofs. What a thread
 * has compared it keeps in a number, which is printed in the end.
 */
final class RandomComparisons {
  /** The shared variables, and their types. */
  private static final String[] SHARED = {"x", "y", "b", "z"};

  private static final String[] TYPES = {"int", "int", "byte", "boolean"};
  private static final int BYTE = 2;
  private static final int BOOLEAN = 3;
  private static final int LOCALS = 3;

  /** The local that counts what was decided. */
  private static final int DECIDED = LOCALS;

  private static final int ROUND = LOCALS + 1;

  /** Numbers close to where ints wrap around, and small ones. */
  private static final int[] CONSTANTS = {0, 1, 2, 3, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};

  private enum Op {
    PUSH,
    LOCAL,
    READ,
    ADD,
    SUBTRACT,
    MULTIPLY,
    NARROW,
    STORE,
    WRITE,
    LESS,
    EQUAL,
    JUMP,
    JUMP_IF_ZERO
  }

  private record Code(Op op, int operand) {}

  private final Random random;
  private final StringBuilder source = new StringBuilder();
  private List<Code> code;
  private int accesses;
  private int marks;

  private final List<List<Code>> threads = new ArrayList<>();
  private final String name;

  RandomComparisons(int seed) {
    random = new Random(seed);
    name = "Random" + seed;
    source.append("public final class " + name + " {\n");
    for (int i = 0; i < SHARED.length; i++) {
      source.append("  static " + TYPES[i] + " " + SHARED[i] + ";\n");
    }
    source.append("  static int r0;\n  static int r1;\n  static void nothing() {}\n");
    source.append("  static int getX() {\n    return x;\n  }\n");
    for (int thread = 0; thread < 2; thread++) {
      thread(thread);
    }
    source.append("  public static void main(String[] a) throws InterruptedException {\n");
    source.append("    Thread t = new Thread(" + name + "::run0);\n");
    source.append("    t.start();\n    run1();\n    t.join();\n");
    source.append("    System.out.println(r0 + \" \" + r1);\n  }\n}\n");
  }

  String name() {
    return name;
  }

  String source() {
    return source.toString();
  }

  private void thread(int thread) {
    code = new ArrayList<>();
    accesses = 5;
    marks = 0;
    source.append("  static void run" + thread + "() {\n    int l0 = 0, l1 = 0, l2 = 0, n = 1;\n");
    add(Op.PUSH, 1);
    add(Op.STORE, DECIDED);
    block(2, 3);
    source.append("    r" + thread + " = n;\n  }\n");
    add(Op.LOCAL, DECIDED);
    add(Op.WRITE, SHARED.length + thread);
    threads.add(code);
  }

  private void add(Op op, int operand) {
    code.add(new Code(op, operand));
  }

  private void block(int depth, int statements) {
    for (int i = 0; i < statements; i++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    int kind = random.nextInt(depth > 0 ? 12 : 5);
    int local = random.nextInt(LOCALS);
    if (kind < 2) {
      source.append("l" + local + " = ");
      expression(1);
      source.append(";\n");
      add(Op.STORE, local);
    } else if (kind < 4) {
      write();
    } else if (kind < 5) {
      int amount = 1 + random.nextInt(2);
      source.append("l" + local + " += " + amount + ";\n");
      add(Op.LOCAL, local);
      add(Op.PUSH, amount);
      add(Op.ADD, 0);
      add(Op.STORE, local);
    } else if (kind < 9) {
      branch(depth);
    } else if (kind < 10) {
      choice(local, depth);
    } else if (kind < 11) {
      source.append("nothing();\n");
    } else {
      loop(depth);
    }
  }

  private void write() {
    int variable = random.nextInt(SHARED.length);
    if (accesses-- <= 0) {
      return;
    }
    if (variable == BOOLEAN) {
      source.append("z = ");
      comparison();
      source.append(";\n");
    } else {
      source.append(SHARED[variable] + " = " + (variable == BYTE ? "(byte) (" : "("));
      expression(2);
      source.append(");\n");
      if (variable == BYTE) {
        add(Op.NARROW, 0);
      }
    }
    add(Op.WRITE, variable);
  }

  private void branch(int depth) {
    source.append("if (");
    comparison();
    source.append(") {\n");
    int test = code.size();
    add(Op.JUMP_IF_ZERO, 0);
    mark();
    block(depth - 1, 1);
    source.append("} else {\n");
    int jump = code.size();
    add(Op.JUMP, 0);
    code.set(test, new Code(Op.JUMP_IF_ZERO, code.size()));
    if (random.nextBoolean()) {
      block(depth - 1, 1);
    }
    source.append("}\n");
    code.set(jump, new Code(Op.JUMP, code.size()));
  }

  /** Remembers that the thread came here. */
  private void mark() {
    marks++;
    source.append("n = n * 3 + " + marks + ";\n");
    add(Op.LOCAL, DECIDED);
    add(Op.PUSH, 3);
    add(Op.MULTIPLY, 0);
    add(Op.PUSH, marks);
    add(Op.ADD, 0);
    add(Op.STORE, DECIDED);
  }

  private void choice(int local, int depth) {
    source.append("switch (l" + local + ") {\ncase 1: {\n");
    add(Op.LOCAL, local);
    add(Op.PUSH, 1);
    add(Op.EQUAL, 0);
    int first = code.size();
    add(Op.JUMP_IF_ZERO, 0);
    mark();
    source.append("break;\n}\ncase 3: {\n");
    int fromFirst = code.size();
    add(Op.JUMP, 0);
    code.set(first, new Code(Op.JUMP_IF_ZERO, code.size()));
    add(Op.LOCAL, local);
    add(Op.PUSH, 3);
    add(Op.EQUAL, 0);
    int second = code.size();
    add(Op.JUMP_IF_ZERO, 0);
    mark();
    block(depth - 1, 1);
    source.append("break;\n}\ndefault:\n}\n");
    code.set(second, new Code(Op.JUMP_IF_ZERO, code.size()));
    code.set(fromFirst, new Code(Op.JUMP, code.size()));
  }

  /** Two rounds. */
  private void loop(int depth) {
    int allowed = accesses;
    accesses = Math.min(accesses, 1);
    String round = "i" + code.size();
    source.append("for (int " + round + " = 0; " + round + " < 2; " + round + "++) {\n");
    add(Op.PUSH, 0);
    add(Op.STORE, ROUND + depth);
    int head = code.size();
    add(Op.LOCAL, ROUND + depth);
    add(Op.PUSH, 2);
    add(Op.LESS, 0);
    int test = code.size();
    add(Op.JUMP_IF_ZERO, 0);
    block(depth - 1, 2);
    source.append("}\n");
    add(Op.LOCAL, ROUND + depth);
    add(Op.PUSH, 1);
    add(Op.ADD, 0);
    add(Op.STORE, ROUND + depth);
    add(Op.JUMP, head);
    code.set(test, new Code(Op.JUMP_IF_ZERO, code.size()));
    accesses = Math.min(accesses, allowed - 2);
  }

  private void comparison() {
    if (accesses > 0 && random.nextInt(5) == 0) {
      accesses--;
      source.append("z");
      add(Op.READ, BOOLEAN);
      return;
    }
    source.append("(");
    expression(1);
    boolean less = random.nextBoolean();
    source.append(less ? " < " : " == ");
    expression(1);
    source.append(")");
    add(less ? Op.LESS : Op.EQUAL, 0);
  }

  private void expression(int depth) {
    int kind = random.nextInt(depth > 0 ? 8 : 5);
    if (kind < 2 && accesses > 0) {
      accesses--;
      int variable = random.nextInt(BOOLEAN);
      source.append(variable == 0 && random.nextInt(3) == 0 ? "getX()" : SHARED[variable]);
      add(Op.READ, variable);
    } else if (kind < 4) {
      int local = random.nextInt(LOCALS);
      source.append("l" + local);
      add(Op.LOCAL, local);
    } else if (kind < 5) {
      int constant = CONSTANTS[random.nextInt(CONSTANTS.length)];
      source.append("(" + constant + ")");
      add(Op.PUSH, constant);
    } else {
      source.append("(");
      expression(depth - 1);
      Op[] ops = {Op.ADD, Op.ADD, Op.SUBTRACT, Op.MULTIPLY};
      Op op = ops[random.nextInt(ops.length)];
      source.append(op == Op.ADD ? " + " : op == Op.SUBTRACT ? " - " : " * ");
      expression(depth - 1);
      source.append(")");
      add(op, 0);
    }
  }

  /** All that is printed in the end, over all schedules. */
  Set<String> outcomes() {
    Set<String> outcomes = new TreeSet<>();
    explore(List.of(new Runner(threads.get(0)), new Runner(threads.get(1))), outcomes);
    return outcomes;
  }

  private static void explore(List<Runner> start, Set<String> outcomes) {
    Set<List<Integer>> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>();
    open.push(new State(start, new int[SHARED.length + 2]));
    while (!open.isEmpty()) {
      State state = open.pop();
      if (!seen.add(state.key())) {
        continue;
      }
      if (state.threads().stream().allMatch(Runner::hasEnded)) {
        outcomes.add(state.memory()[SHARED.length] + " " + state.memory()[SHARED.length + 1]);
      }
      for (int thread = 0; thread < 2; thread++) {
        if (!state.threads().get(thread).hasEnded()) {
          State next = state.copy();
          next.threads().get(thread).toNextAccess(next.memory());
          open.push(next);
        }
      }
    }
  }

  private record State(List<Runner> threads, int[] memory) {
    State copy() {
      return new State(threads.stream().map(Runner::new).toList(), memory.clone());
    }

    List<Integer> key() {
      List<Integer> key = new ArrayList<>();
      threads.forEach(thread -> thread.addTo(key));
      Arrays.stream(memory).forEach(key::add);
      return key;
    }
  }

  /** A thread on the stack machine. */
  private static final class Runner {
    private final List<Code> code;
    private final int[] locals;
    private final int[] stack;
    private int top;
    private int at;

    Runner(List<Code> code) {
      this.code = code;
      locals = new int[ROUND + 3];
      stack = new int[16];
    }

    Runner(Runner other) {
      code = other.code;
      locals = other.locals.clone();
      stack = other.stack.clone();
      top = other.top;
      at = other.at;
    }

    boolean hasEnded() {
      return at == code.size();
    }

    void addTo(List<Integer> key) {
      Arrays.stream(locals).forEach(key::add);
      Arrays.stream(stack, 0, top).forEach(key::add);
      key.add(at);
    }

    /** Between two accesses of shared variables nobody can notice it. */
    void toNextAccess(int[] memory) {
      Op done = null;
      while (done != Op.READ && done != Op.WRITE && !hasEnded()) {
        Code next = code.get(at++);
        done = next.op();
        run(next, memory);
      }
    }

    private void run(Code next, int[] memory) {
      int operand = next.operand();
      switch (next.op()) {
        case PUSH -> stack[top++] = operand;
        case LOCAL -> stack[top++] = locals[operand];
        case READ -> stack[top++] = memory[operand];
        case STORE -> locals[operand] = stack[--top];
        case WRITE -> memory[operand] = stack[--top];
        case NARROW -> stack[top - 1] = (byte) stack[top - 1];
        case JUMP -> at = operand;
        case JUMP_IF_ZERO -> at = stack[--top] == 0 ? operand : at;
        default -> {
          int right = stack[--top];
          stack[top - 1] = combined(next.op(), stack[top - 1], right);
        }
      }
    }

    private static int combined(Op op, int left, int right) {
      return switch (op) {
        case ADD -> left + right;
        case SUBTRACT -> left - right;
        case MULTIPLY -> left * right;
        case LESS -> left < right ? 1 : 0;
        case EQUAL -> left == right ? 1 : 0;
        default -> throw new IllegalStateException();
      };
    }
  }
}
