package dev.unravel.agent.shadow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.util.Printer;

/**
 * Stands in for the runtime's shadows: nodes are texts, every call of an instrumented method takes
 * shadows along, and what is told is written down.
 */
public final class TextTape {
  private static final List<String> NODES = new ArrayList<>();
  private static final List<String> TOLD = new ArrayList<>();
  private static final Map<Integer, Integer> ARGUMENTS = new HashMap<>();
  private static final Deque<Integer> RESULTS = new ArrayDeque<>();
  static final List<String> SITES = new ArrayList<>();

  private TextTape() {}

  static void clear() {
    NODES.clear();
    NODES.add("nothing");
    TOLD.clear();
    RESULTS.clear();
  }

  static List<String> told() {
    return TOLD;
  }

  private static int node(String text) {
    NODES.add(text);
    return NODES.size() - 1;
  }

  private static String text(int node, Object value) {
    return node == 0 ? value.toString() : NODES.get(node);
  }

  private static void tell(String what, int node) {
    if (node != 0) {
      TOLD.add(what + " " + NODES.get(node));
    }
  }

  public static int read(int site) {
    return node(SITES.get(site));
  }

  public static void wrote(int node, int site, int type) {
    tell("wrote " + SITES.get(site) + " " + (char) type + " =", node);
  }

  /** Loops are nothing that shadows care for. */
  public static void loopEntered(int loop) {}

  public static void loopAgain(int loop) {}

  public static void used(int node) {
    tell("used", node);
  }

  private static int combine(Object left, Object right, int leftNode, int rightNode, int opcode) {
    return leftNode == 0 && rightNode == 0
        ? 0
        : node(
            "("
                + text(leftNode, left)
                + " "
                + Printer.OPCODES[opcode]
                + " "
                + text(rightNode, right)
                + ")");
  }

  public static int combined(int left, int right, int leftNode, int rightNode, int opcode) {
    return combine(left, right, leftNode, rightNode, opcode);
  }

  public static int combined(long left, long right, int leftNode, int rightNode, int opcode) {
    return combine(left, right, leftNode, rightNode, opcode);
  }

  public static int combined(float left, float right, int leftNode, int rightNode, int opcode) {
    return combine(left, right, leftNode, rightNode, opcode);
  }

  public static int combined(double left, double right, int leftNode, int rightNode, int opcode) {
    return combine(left, right, leftNode, rightNode, opcode);
  }

  public static void decided(int value, int node, int test) {
    decided(value, 0, node, 0, test);
  }

  public static void decided(int left, int right, int leftNode, int rightNode, int test) {
    if (leftNode + rightNode > 0) {
      String operator = List.of("==", "<", ">").get(test);
      TOLD.add(text(leftNode, left) + " " + operator + " " + text(rightNode, right));
    }
  }

  public static void switched(int value, int node, int keys) {
    tell("switched", node);
  }

  public static void nullDecided(int node) {
    tell("null?", node);
  }

  public static void sameDecided(Object left, Object right, int leftNode, int rightNode) {
    TOLD.add(text(leftNode, left) + " same " + text(rightNode, right));
  }

  public static void calls(Object receiver, int method) {
    ARGUMENTS.clear();
  }

  public static void callsIn(Class<?> owner, int method) {
    ARGUMENTS.clear();
  }

  public static void argument(int node, int index) {
    ARGUMENTS.put(index, node);
  }

  public static int entered(int method) {
    return 1;
  }

  public static int parameter(int follows, int index) {
    return ARGUMENTS.getOrDefault(index, 0);
  }

  public static void returns(int node, int follows) {
    RESULTS.push(node);
  }

  public static int result() {
    return RESULTS.pop();
  }

  public static void caught() {}

  /** The shadow of what the outermost method has returned. */
  static String returned() {
    return RESULTS.isEmpty() ? "" : text(RESULTS.peek(), "clean");
  }
}
