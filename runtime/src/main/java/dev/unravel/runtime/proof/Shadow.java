package dev.unravel.runtime.proof;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.table.Nodes;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Decision;

/**
 * The hooks that the target's code calls where every value on its stack and in its variables has a
 * shadow: a node of the {@link Tape}, or 0 if it depends on nothing that was read. The agent refers
 * to the methods by name. All of them are the same on every execution of a path, and none of them
 * is a point.
 *
 * <p>Shadows go along with calls where it is certain that the callee has them too, see {@link
 * ShadowedMethods}. The caller lays down those of the arguments, the callee takes them before it
 * does anything else, and the same happens to the result. Only the initialisation of a class may
 * come between, whose threads are quiet and leave everything as it is.
 */
public final class Shadow {
  // How two values are compared: what goes the other way is decided by the same.
  public static final int EQUAL = 0;
  public static final int LESS = 1;
  public static final int MORE = 2;

  private Shadow() {}

  private static ControlledThread current() {
    ControlledThread c = Control.current();
    return Effects.on && c != null && !c.killed ? c : null;
  }

  /** Whether a thread's last action is one at a site, as far as accesses are actions now. */
  private static boolean hasActed(ControlledThread c, Operation operation, int site) {
    return c.quiet == 0 && Scheduler.threadCount > 1 && c.operation == operation && c.site == site;
  }

  // ---- memory

  /** A value has been read at a site. */
  public static int read(int site) {
    ControlledThread c = current();
    return c != null && hasActed(c, Operation.READ, site) ? Tape.read() : 0;
  }

  /** A value has been written at a site, to a variable of a type. */
  public static void wrote(int node, int site, int type) {
    if (node == 0) {
      return;
    }
    ControlledThread c = current();
    if (c == null || !Tape.isOpen(node)) {
      return;
    }
    if (hasActed(c, Operation.WRITE, site)) {
      Tape.write(node, (char) type);
    } else {
      Tape.use(c, node);
    }
  }

  /** A value goes where it has no shadow. */
  public static void used(int node) {
    if (node != 0) {
      ControlledThread c = current();
      if (c != null) {
        Tape.use(c, node);
      }
    }
  }

  // ---- arithmetic

  public static int combined(int left, int right, int leftNode, int rightNode, int opcode) {
    return combined((long) left, right, leftNode, rightNode, opcode);
  }

  public static int combined(long left, long right, int leftNode, int rightNode, int opcode) {
    if ((leftNode | rightNode) == 0) {
      return 0;
    }
    ControlledThread c = current();
    return c == null ? 0 : Tape.combined(c, opcode, leftNode, rightNode, left, right);
  }

  public static int combined(float left, float right, int leftNode, int rightNode, int opcode) {
    return combined(
        (long) Float.floatToIntBits(left),
        Float.floatToIntBits(right),
        leftNode,
        rightNode,
        opcode);
  }

  public static int combined(double left, double right, int leftNode, int rightNode, int opcode) {
    return combined(
        Double.doubleToLongBits(left), Double.doubleToLongBits(right), leftNode, rightNode, opcode);
  }

  // ---- decisions

  /** A value is compared with zero. */
  public static void decided(int value, int node, int test) {
    decided(value, 0, node, 0, test);
  }

  /** Two values are compared. */
  public static void decided(int left, int right, int leftNode, int rightNode, int test) {
    if ((leftNode | rightNode) == 0) {
      return;
    }
    ControlledThread c = current();
    if (c == null) {
      return;
    }
    Tape.prepare(c, leftNode);
    Tape.prepare(c, rightNode);
    switch (test) {
      case EQUAL -> Tape.decide(c, Decision.Kind.EQUAL, leftNode, rightNode, left, right);
      case LESS -> Tape.decide(c, Decision.Kind.LESS, leftNode, rightNode, left, right);
      default -> Tape.decide(c, Decision.Kind.LESS, rightNode, leftNode, right, left);
    }
  }

  /** A value is looked up among the keys of a switch. */
  public static void switched(int value, int node, int keys) {
    ControlledThread c = node == 0 ? null : current();
    if (c == null) {
      return;
    }
    Tape.prepare(c, node);
    for (int key : ShadowedMethods.keys(keys)) {
      Tape.decide(c, Decision.Kind.EQUAL, node, 0, value, key);
      if (key == value) {
        return;
      }
    }
  }

  /** A reference is compared with null. */
  public static void nullDecided(int node) {
    ControlledThread c = node == 0 ? null : current();
    if (c != null) {
      Tape.prepare(c, node);
      Tape.decide(c, Decision.Kind.NULL, node, 0, 0, 0);
    }
  }

  /** Two references are compared. */
  public static void sameDecided(Object left, Object right, int leftNode, int rightNode) {
    if ((leftNode | rightNode) == 0) {
      return;
    }
    ControlledThread c = current();
    if (c == null) {
      return;
    }
    if (Tape.isRead(leftNode) && Tape.isRead(rightNode)) {
      Tape.prepare(c, leftNode);
      Tape.prepare(c, rightNode);
      Tape.decide(c, Decision.Kind.SAME, leftNode, rightNode, 0, 0);
    } else if (leftNode == 0 && left == null) {
      nullDecided(rightNode);
    } else if (rightNode == 0 && right == null) {
      nullDecided(leftNode);
    } else {
      // It has no number yet in which another execution would know it.
      Tape.use(c, leftNode);
      Tape.use(c, rightNode);
    }
  }

  // ---- calls

  /** A method is about to be called that the class of an object chooses. */
  public static void calls(Object receiver, int method) {
    ControlledThread c = current();
    if (c != null) {
      calls(c, receiver == null ? null : receiver.getClass(), method);
    }
  }

  /** A method is about to be called that is looked for from a class on. */
  public static void callsIn(Class<?> owner, int method) {
    ControlledThread c = current();
    if (c != null) {
      calls(c, owner, method);
    }
  }

  private static void calls(ControlledThread c, Class<?> type, int method) {
    if (c.quiet > 0) {
      return;
    }
    c.callee = type != null && ShadowedMethods.contains(type, method) ? method : 0;
    c.result = 0;
    if (c.arguments != null) {
      c.arguments.clear();
    }
  }

  /** The shadow of an argument of the call that was just told of. */
  public static void argument(int node, int index) {
    ControlledThread c = node == 0 ? null : current();
    if (c == null) {
      return;
    }
    if (c.quiet == 0 && c.callee != 0) {
      if (c.arguments == null) {
        c.arguments = new Nodes();
      }
      c.arguments.put(index, node);
    } else {
      Tape.use(c, node);
    }
  }

  /** A method begins; returns whether its caller gives it shadows, and takes one for the result. */
  public static int entered(int method) {
    ControlledThread c = current();
    if (c == null || c.quiet > 0) {
      return 0;
    }
    boolean follows = c.callee == method;
    c.callee = 0;
    return follows ? 1 : 0;
  }

  /**
   * The shadow of a parameter.
   *
   * @param follows what {@link #entered} returned
   */
  public static int parameter(int follows, int index) {
    ControlledThread c = follows == 0 ? null : current();
    return c == null || c.arguments == null ? 0 : c.arguments.get(index);
  }

  /** A method returns a value. */
  public static void returns(int node, int follows) {
    ControlledThread c = current();
    if (c == null) {
      return;
    }
    if (follows != 0) {
      c.result = node;
    } else {
      Tape.use(c, node);
    }
  }

  /** Something was thrown, perhaps by a call that never came to its callee. */
  public static void caught() {
    ControlledThread c = current();
    if (c != null && c.quiet == 0) {
      c.callee = 0;
    }
  }

  /** The shadow of what a call has returned. */
  public static int result() {
    ControlledThread c = current();
    if (c == null || c.quiet > 0) {
      return 0;
    }
    int node = c.result;
    c.result = 0;
    c.callee = 0;
    return node;
  }
}
