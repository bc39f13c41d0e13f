package dev.unravel.runtime.proof;

import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.TapeNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The operation tape: what threads have read, what they have computed from it, and where they wrote
 * it, decided by it, or used it in a way that is not followed. Of use where {@code Effects} are.
 *
 * <p>A value is open until it is used: until then a proof need not tell it apart from others. All
 * that is done here to a value depends on nothing but what its own thread did before, so that a
 * thread that reads the same leaves the same on the tape.
 */
public final class Tape {
  private static final int MOST = 1 << 20;

  /** A value with more below it is as well told apart. */
  private static final int LARGEST = 64;

  /** What has decided that often is probably compared in a loop, and as well told apart. */
  private static final int MOST_DECISIONS = 8;

  // The nodes. That of number 0 does not exist.
  private static int[] opcodes = new int[64];
  private static int[] lefts = new int[64];
  private static int[] rights = new int[64];
  private static long[] leftValues = new long[64];
  private static long[] rightValues = new long[64];
  private static int[] sizes = new int[64];
  private static boolean[] closed = new boolean[64];
  private static int nodes = 1;

  private static Flow[] flows = new Flow[64];
  private static int flowCount;

  private static Decision[] decisions = new Decision[64];
  private static int decisionCount;

  private Tape() {}

  public static void clear() {
    nodes = 1;
    flowCount = 0;
    decisionCount = 0;
  }

  /** The running thread has just read a value, with the last action. */
  static int read() {
    // What a read has in place of a right operand is how often it has decided.
    return node(TapeNode.READ, 0, 0, Scheduler.clock, 0, 1);
  }

  /** A value is computed from two, of which one or both may be 0. */
  static int combined(
      ControlledThread c, int opcode, int left, int right, long leftValue, long rightValue) {
    boolean leftIsOpen = isOpen(left);
    boolean rightIsOpen = isOpen(right);
    if (!leftIsOpen && !rightIsOpen) {
      return 0;
    }
    int size = 1 + (leftIsOpen ? sizes[left] : 0) + (rightIsOpen ? sizes[right] : 0);
    if (size > LARGEST) {
      use(c, left);
      use(c, right);
      return 0;
    }
    return node(
        opcode, leftIsOpen ? left : 0, rightIsOpen ? right : 0, leftValue, rightValue, size);
  }

  private static int node(
      int opcode, int left, int right, long leftValue, long rightValue, int size) {
    if (nodes == MOST) {
      Unmodelled.noteLoss("more values than can be kept");
      return 0;
    }
    if (nodes == opcodes.length) {
      opcodes = Arrays.copyOf(opcodes, nodes * 2);
      lefts = Arrays.copyOf(lefts, nodes * 2);
      rights = Arrays.copyOf(rights, nodes * 2);
      leftValues = Arrays.copyOf(leftValues, nodes * 2);
      rightValues = Arrays.copyOf(rightValues, nodes * 2);
      sizes = Arrays.copyOf(sizes, nodes * 2);
      closed = Arrays.copyOf(closed, nodes * 2);
    }
    opcodes[nodes] = opcode;
    lefts[nodes] = left;
    rights[nodes] = right;
    leftValues[nodes] = leftValue;
    rightValues[nodes] = rightValue;
    sizes[nodes] = size;
    closed[nodes] = false;
    return nodes++;
  }

  /** Whether a value depends on anything that was read and is not told apart. */
  static boolean isOpen(int node) {
    if (node == 0 || closed[node]) {
      return false;
    }
    if (opcodes[node] == TapeNode.READ || isOpen(lefts[node]) || isOpen(rights[node])) {
      return true;
    }
    closed[node] = true;
    return false;
  }

  /** Whether a value is what was read, told apart or not. */
  static boolean isRead(int node) {
    return node != 0 && opcodes[node] == TapeNode.READ;
  }

  /** From here on it makes a difference what was read. */
  static void use(ControlledThread c, int node) {
    if (isOpen(node)) {
      add(c, Decision.Kind.USED, node, 0, 0, 0);
      close(node);
    }
  }

  private static void close(int node) {
    if (node != 0 && !closed[node]) {
      closed[node] = true;
      if (opcodes[node] != TapeNode.READ) {
        close(lefts[node]);
        close(rights[node]);
      }
    }
  }

  /** The last action has written a value. */
  static void write(int node, char type) {
    if (flowCount == MOST) {
      Unmodelled.noteLoss("more written values than can be kept");
      return;
    }
    if (flowCount == flows.length) {
      flows = Arrays.copyOf(flows, flowCount * 2);
    }
    flows[flowCount++] = new Flow(Scheduler.clock, node, type);
  }

  /** A value is about to decide; afterwards it is open if it shall. */
  static void prepare(ControlledThread c, int node) {
    if (!isOpen(node)) {
      return;
    }
    if (opcodes[node] == TapeNode.READ) {
      if (++rightValues[node] > MOST_DECISIONS) {
        use(c, node);
      }
    } else {
      prepare(c, lefts[node]);
      prepare(c, rights[node]);
    }
  }

  /** The way that a thread goes depends on values, if they are open. */
  static void decide(
      ControlledThread c,
      Decision.Kind kind,
      int left,
      int right,
      long leftValue,
      long rightValue) {
    if (isOpen(left) || isOpen(right)) {
      add(c, kind, left, right, leftValue, rightValue);
    }
  }

  private static void add(
      ControlledThread c,
      Decision.Kind kind,
      int left,
      int right,
      long leftValue,
      long rightValue) {
    if (decisionCount == MOST) {
      Unmodelled.noteLoss("more comparisons than can be kept");
      return;
    }
    if (decisionCount == decisions.length) {
      decisions = Arrays.copyOf(decisions, decisionCount * 2);
    }
    decisions[decisionCount++] =
        new Decision(
            c.id, Scheduler.clock, Rounds.count(), kind, left, leftValue, right, rightValue);
  }

  public static List<TapeNode> list() {
    List<TapeNode> list = new ArrayList<>(nodes);
    for (int i = 1; i < nodes; i++) {
      list.add(
          opcodes[i] == TapeNode.READ
              ? TapeNode.read(leftValues[i])
              : new TapeNode(opcodes[i], 0, lefts[i], rights[i], leftValues[i], rightValues[i]));
    }
    return list;
  }

  public static List<Flow> flows() {
    return List.of(Arrays.copyOf(flows, flowCount));
  }

  public static List<Decision> decisions() {
    return List.of(Arrays.copyOf(decisions, decisionCount));
  }
}
