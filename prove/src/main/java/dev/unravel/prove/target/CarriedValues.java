package dev.unravel.prove.target;

import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.trace.chart.TapeNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values that flowed into a thread's state without yet deciding a branch. */
final class CarriedValues {

  /**
   * A value that was read.
   *
   * @param slot where the path keeps it
   * @param value what it was this time
   */
  record Carried(int thread, int slot, long value) {}

  private final List<TapeNode> tape;

  /** The clocks of what has read a value that is on the tape. */
  private final Set<Long> reads = new HashSet<>();

  /** By the clock of what has read. */
  private final Map<Long, Carried> open = new HashMap<>();

  /** The same, with those that are pinned by now. */
  private final Map<Long, Long> values = new HashMap<>();

  CarriedValues(List<TapeNode> tape) {
    this.tape = tape;
    for (int i = 0; i < tape.size(); i++) {
      TapeNode node = tape.get(i);
      if (node.opcode() == TapeNode.READ) {
        reads.add(node.clock());
      } else if (Math.max(node.left(), node.right()) > i
          || Math.min(node.left(), node.right()) < 0) {
        throw new IllegalArgumentException("a value made of later ones");
      }
    }
  }

  /** Whether what an action has read need not be told apart at once. */
  boolean isOnTape(long clock) {
    return reads.contains(clock);
  }

  void read(long clock, int thread, int slot, long value) {
    open.put(clock, new Carried(thread, slot, value));
    values.put(clock, value);
  }

  private TapeNode node(int number) {
    return tape.get(number - 1);
  }

  /** Those that a value is made of and no path tells apart. */
  List<Carried> open(int number) {
    Map<Long, Carried> found = new HashMap<>();
    List<Carried> inOrder = new ArrayList<>();
    addOpen(number, found, inOrder);
    return inOrder;
  }

  private void addOpen(int number, Map<Long, Carried> found, List<Carried> inOrder) {
    if (number == 0) {
      return;
    }
    TapeNode node = node(number);
    if (node.opcode() != TapeNode.READ) {
      addOpen(node.left(), found, inOrder);
      addOpen(node.right(), found, inOrder);
      return;
    }
    Carried carried = open.get(node.clock());
    if (carried != null && found.put(node.clock(), carried) == null) {
      inOrder.add(carried);
    }
  }

  /** They are pinned now: from here on they are constants. */
  void close(int number) {
    if (number != 0) {
      TapeNode node = node(number);
      open.remove(node.clock());
      if (node.opcode() != TapeNode.READ) {
        close(node.left());
        close(node.right());
      }
    }
  }

  /** A thread is back where it had read no more than this. */
  void goBack(int thread, int reads) {
    open.values().removeIf(each -> each.thread() == thread && each.slot() >= reads);
  }

  /** What was copied, or null if that is not known. */
  Long copied(int number) {
    return values.get(node(number).clock());
  }

  /**
   * What a value comes to by what was read.
   *
   * @param otherwise what it is if it was not read, or by nobody knows whom
   */
  long value(int number, long otherwise) {
    if (number == 0) {
      return otherwise;
    }
    TapeNode node = node(number);
    if (node.opcode() == TapeNode.READ) {
      return values.getOrDefault(node.clock(), otherwise);
    }
    return new TapeExpression.Binary(
            Operator.of(node.opcode()),
            new TapeExpression.Constant(value(node.left(), node.leftValue())),
            new TapeExpression.Constant(value(node.right(), node.rightValue())))
        .value(new long[0]);
  }

  /**
   * A value in terms of what was read.
   *
   * @param otherwise what it is if it is not made of anything that no path tells apart
   */
  TapeExpression expression(int number, long otherwise) {
    if (open(number).isEmpty()) {
      return new TapeExpression.Constant(value(number, otherwise));
    }
    TapeNode node = node(number);
    return node.opcode() == TapeNode.READ
        ? new TapeExpression.Slot(open.get(node.clock()).slot())
        : new TapeExpression.Binary(
            Operator.of(node.opcode()),
            expression(node.left(), node.leftValue()),
            expression(node.right(), node.rightValue()));
  }
}
