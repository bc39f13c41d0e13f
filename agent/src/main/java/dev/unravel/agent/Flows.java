package dev.unravel.agent;

import dev.unravel.runtime.DataFlow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the values that a body reads from memory only to write them back, copied or with something
 * added ({@code count++}, {@code to.balance += amount}), or to compare them, or sums of them
 * ({@code balance >= amount}). A proof need not tell such values apart: it knows what is written,
 * and which way the thread goes by what is compared. If a value is compared and then used for
 * something else, it need not be told apart until it is.
 *
 * <p>Only as long as the last execution of the reading instruction is the one meant ({@link
 * FlowFrame}). Reads and writes of memory that are no points do not count as read or written: what
 * goes into such a place is not followed.
 */
final class Flows {
  private final InsnList list;
  private final List<AbstractInsnNode> reads = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> sites = new HashMap<>();
  private final FlowInterpreter interpreter;

  /** Reads that need not be told apart at once, unless they turn out to be no points. */
  private final Set<Integer> open = new HashSet<>();

  /**
   * A hook.
   *
   * @param number what the runtime knows it by
   * @param condition what is decided there; null if values are just used
   */
  private record Use(int number, Condition condition) {}

  /** The hooks, by the instructions that they stand before. */
  private final Map<AbstractInsnNode, Use> uses = new LinkedHashMap<>();

  private Flows(InsnList list) {
    this.list = list;
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (isRead(i)) {
        reads.add(i);
      }
    }
    interpreter = new FlowInterpreter(reads);
  }

  static Flows in(String owner, MethodNode method, InsnList body) {
    Flows flows = new Flows(body);
    try {
      Frame<FlowValue>[] frames =
          FlowFrame.analyzer(flows.interpreter).analyze(owner, StackDepths.alone(method, body));
      flows.interpreter.begin();
      for (int i = 0; i < frames.length; i++) {
        if (frames[i] != null && body.get(i).getOpcode() >= 0) {
          new FlowFrame(frames[i]).execute(body.get(i), flows.interpreter);
        }
      }
      flows.findOpen();
    } catch (AnalyzerException odd) {
      // Then every value that is read counts for itself.
      flows.open.clear();
    }
    return flows;
  }

  private static boolean isRead(AbstractInsnNode i) {
    int opcode = i.getOpcode();
    return opcode == Opcodes.GETFIELD
        || opcode == Opcodes.GETSTATIC
        || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
  }

  private void findOpen() {
    Set<Integer> compared = new HashSet<>();
    interpreter
        .decided()
        .values()
        .forEach(values -> values.forEach(value -> compared.addAll(value.reads().keySet())));
    Set<Integer> told = new HashSet<>();
    interpreter
        .written()
        .forEach(
            (write, value) -> {
              open.addAll(value.reads().keySet());
              if (!fits(write, value)) {
                told.addAll(value.reads().keySet());
              }
            });
    interpreter.escapes().values().forEach(told::addAll);
    // Nothing is gained by telling a value apart a little later, unless something was decided.
    open.removeIf(read -> told.contains(read) && !compared.contains(read));
    open.addAll(compared);
    open.removeAll(interpreter.lost());
    open.removeIf(this::isUsedAgainAndAgain);
  }

  /**
   * Whether it is known what the value looks like in memory. Sums are of whole numbers, and wrap
   * around as the type they are written to.
   */
  private boolean fits(AbstractInsnNode write, FlowValue value) {
    boolean whole = "IJ".contains(type(write));
    return value.reads().keySet().stream()
        .map(read -> type(reads.get(read)))
        .allMatch(type -> whole ? !"FDA".contains(type) : !value.sum() && type.equals(type(write)));
  }

  /** In a loop that does not read it again a value would be decided about in each round. */
  private boolean isUsedAgainAndAgain(int read) {
    return interpreter.decided().entrySet().stream()
            .filter(each -> each.getValue().stream().anyMatch(v -> v.reads().containsKey(read)))
            .anyMatch(each -> comesBack(each.getKey(), reads.get(read)))
        || interpreter.escapes().entrySet().stream()
            .filter(each -> each.getValue().contains(read))
            .anyMatch(each -> comesBack(each.getKey(), reads.get(read)));
  }

  /** Whether an instruction can follow itself with another one never in between. */
  private static boolean comesBack(AbstractInsnNode start, AbstractInsnNode without) {
    Set<AbstractInsnNode> seen = new HashSet<>();
    Deque<AbstractInsnNode> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      AbstractInsnNode i = next.pop();
      Deque<AbstractInsnNode> successors = new ArrayDeque<>(JumpTargets.of(i));
      if (JumpTargets.fallsThrough(i) && i.getNext() != null) {
        successors.add(i.getNext());
      }
      for (AbstractInsnNode successor : successors) {
        if (successor == start) {
          return true;
        }
        if (successor != without && seen.add(successor)) {
          next.push(successor);
        }
      }
    }
    return false;
  }

  /** Puts hooks where something is decided, or a value is used for something else after that. */
  boolean insert() {
    interpreter
        .decided()
        .forEach(
            (decision, values) -> {
              if (values.stream().anyMatch(this::isOpen)) {
                uses.put(decision, new Use(DataFlow.newUse(), Condition.of(decision)));
              }
            });
    interpreter.written().entrySet().stream()
        .filter(each -> !fits(each.getKey(), each.getValue()) && isOpen(each.getValue()))
        .forEach(each -> uses.put(each.getKey(), new Use(DataFlow.newUse(), null)));
    interpreter.escapes().entrySet().stream()
        .filter(each -> each.getValue().stream().anyMatch(open::contains))
        .forEach(each -> uses.put(each.getKey(), new Use(DataFlow.newUse(), null)));
    uses.forEach(
        (instruction, use) -> {
          if (use.condition() != null) {
            Condition.tell(list, instruction, use.number());
          } else {
            Condition.told(list, instruction, use.number());
          }
        });
    return !uses.isEmpty();
  }

  private boolean isOpen(FlowValue value) {
    return value.reads().keySet().stream().anyMatch(open::contains);
  }

  /** An access has become a point. */
  void placed(AbstractInsnNode access, int site) {
    sites.put(access, site);
  }

  /** Tells the runtime, once all points are placed. */
  void register() {
    Set<Integer> carried = carried();
    carried.forEach(read -> DataFlow.carried(sites.get(reads.get(read))));
    written()
        .forEach(
            (write, value) ->
                DataFlow.written(
                    sites.get(write), sources(value, carried), value.sum(), isWide(write)));
    uses.forEach((instruction, use) -> register(instruction, use, carried));
  }

  private void register(AbstractInsnNode instruction, Use use, Set<Integer> carried) {
    Condition condition = use.condition();
    if (condition == null) {
      Set<Integer> told = new HashSet<>(interpreter.escapes().getOrDefault(instruction, Set.of()));
      FlowValue value = interpreter.written().get(instruction);
      if (value != null && !fits(instruction, value)) {
        told.addAll(value.reads().keySet());
      }
      told.retainAll(carried);
      int[] from = told.stream().mapToInt(read -> sites.get(reads.get(read))).toArray();
      DataFlow.told(use.number(), from);
      return;
    }
    List<FlowValue> values = interpreter.decided().get(instruction);
    FlowValue right = values.size() > 1 ? values.get(1) : FlowValue.PLAIN;
    DataFlow.decided(
        use.number(),
        condition.test(),
        condition.keys().stream().mapToInt(key -> key).toArray(),
        sources(values.get(0), carried),
        sources(right, carried),
        values.get(0).sum(),
        right.sum(),
        values.get(0).size() == 2);
  }

  /** The reads that are not told apart at once. */
  Set<Integer> carried() {
    Set<Integer> carried = new HashSet<>(open);
    carried.removeIf(read -> !sites.containsKey(reads.get(read)));
    interpreter
        .written()
        .forEach(
            (write, value) -> {
              if (fits(write, value) && !sites.containsKey(write)) {
                carried.removeAll(value.reads().keySet());
              }
            });
    return carried;
  }

  /** What is written where, as far as it is made of values that are not told apart. */
  Map<AbstractInsnNode, FlowValue> written() {
    Set<Integer> carried = carried();
    Map<AbstractInsnNode, FlowValue> followed = new HashMap<>();
    interpreter
        .written()
        .forEach(
            (write, value) -> {
              if (sites.containsKey(write)
                  && fits(write, value)
                  && value.reads().keySet().stream().anyMatch(carried::contains)) {
                followed.put(write, value);
              }
            });
    return followed;
  }

  private boolean isWide(AbstractInsnNode write) {
    return type(write).equals("J");
  }

  /** The type that an instruction accesses, in a letter. */
  private static String type(AbstractInsnNode access) {
    if (access instanceof FieldInsnNode field) {
      char first = field.desc.charAt(0);
      return first == 'L' || first == '[' ? "A" : String.valueOf(first);
    }
    return switch (access.getOpcode()) {
      case Opcodes.IALOAD, Opcodes.IASTORE -> "I";
      case Opcodes.LALOAD, Opcodes.LASTORE -> "J";
      case Opcodes.FALOAD, Opcodes.FASTORE -> "F";
      case Opcodes.DALOAD, Opcodes.DASTORE -> "D";
      case Opcodes.AALOAD, Opcodes.AASTORE -> "A";
      case Opcodes.CALOAD, Opcodes.CASTORE -> "C";
      case Opcodes.SALOAD, Opcodes.SASTORE -> "S";
      // Of bytes or of booleans: the instruction does not tell.
      default -> "?" + access.getOpcode();
    };
  }

  private int[] sources(FlowValue value, Set<Integer> carried) {
    return value.reads().entrySet().stream()
        .filter(entry -> carried.contains(entry.getKey()))
        .flatMapToInt(entry -> IntStream.of(sites.get(reads.get(entry.getKey())), entry.getValue()))
        .toArray();
  }
}
