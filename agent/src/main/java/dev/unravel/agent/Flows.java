package dev.unravel.agent;

import dev.unravel.runtime.DataFlow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds the values that a body reads from memory only to write them back, copied or with something
 * added: {@code count++}, {@code to.balance += amount}. What such a value is makes no difference to
 * where its thread goes, so a proof need not tell its values apart, if it knows what is written.
 *
 * <p>Only values that are written in the basic block that reads them, with no call between, so that
 * the last execution of the reading instruction is the one meant. Reads and writes of memory that
 * are no points do not count as read or written: where a value goes that way, it is not followed.
 */
final class Flows {
  private static final int MOST_TIMES = 4;

  private final List<AbstractInsnNode> reads = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> sites = new HashMap<>();
  private final Map<AbstractInsnNode, Integer> blocks = new HashMap<>();
  private final FlowInterpreter interpreter;
  private boolean understood;

  private Flows(InsnList list, List<TryCatchBlockNode> handlers) {
    Set<LabelNode> targets = new HashSet<>();
    handlers.forEach(handler -> targets.add(handler.handler));
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (isRead(i)) {
        reads.add(i);
      }
      targets.addAll(JumpTargets.of(i));
    }
    int block = 0;
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      blocks.put(i, endsBlock(i, targets) ? ++block : block);
    }
    interpreter = new FlowInterpreter(reads);
  }

  static Flows in(String owner, MethodNode method, InsnList body) {
    MethodNode alone = StackDepths.alone(method, body);
    Flows flows = new Flows(body, alone.tryCatchBlocks);
    try {
      new Analyzer<>(flows.interpreter).analyze(owner, alone);
      flows.understood = true;
    } catch (AnalyzerException odd) {
      // Then every value that is read counts for itself.
      flows.understood = false;
    }
    return flows;
  }

  /** Calls may read the same place again, and so may whatever a jump leads back to. */
  private static boolean endsBlock(AbstractInsnNode i, Set<LabelNode> targets) {
    return i instanceof MethodInsnNode
        || i instanceof InvokeDynamicInsnNode
        || !JumpTargets.of(i).isEmpty()
        || i instanceof LabelNode label && targets.contains(label)
        || i.getOpcode() >= Opcodes.IRETURN && i.getOpcode() <= Opcodes.RETURN
        || i.getOpcode() == Opcodes.ATHROW
        || i.getOpcode() == Opcodes.RET;
  }

  private static boolean isRead(AbstractInsnNode i) {
    int opcode = i.getOpcode();
    return opcode == Opcodes.GETFIELD
        || opcode == Opcodes.GETSTATIC
        || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
  }

  /** An access has become a point. */
  void placed(AbstractInsnNode access, int site) {
    sites.put(access, site);
  }

  /** Tells the runtime, once all points are placed. */
  void register() {
    written()
        .forEach(
            (write, value) -> {
              int[] sources = sources(value);
              DataFlow.written(sites.get(write), sources, value.sum(), isWide(write));
              for (int i = 0; i < sources.length; i += 2) {
                DataFlow.carried(sources[i]);
              }
            });
  }

  /** What is written where, as far as it is made of values that are used for nothing else. */
  Map<AbstractInsnNode, FlowValue> written() {
    Map<AbstractInsnNode, FlowValue> followed = new HashMap<>();
    if (!understood) {
      return followed;
    }
    Set<Integer> pinned = new HashSet<>(interpreter.escaped());
    // A value that one write makes known makes all others known that are made of it.
    for (int before = -1; before != pinned.size(); ) {
      before = pinned.size();
      interpreter
          .written()
          .forEach(
              (write, value) -> {
                if (!isFollowed(write, value, pinned)) {
                  pinned.addAll(value.reads().keySet());
                }
              });
    }
    interpreter
        .written()
        .forEach(
            (write, value) -> {
              if (!value.isPlain() && pinned.stream().noneMatch(value.reads()::containsKey)) {
                followed.put(write, value);
              }
            });
    return followed;
  }

  /** Whether a written value is fully explained by values that need not be told apart. */
  private boolean isFollowed(AbstractInsnNode write, FlowValue value, Set<Integer> pinned) {
    boolean sum = value.sum();
    return sites.containsKey(write)
        && value.reads().entrySet().stream()
            .allMatch(
                entry -> {
                  AbstractInsnNode read = reads.get(entry.getKey());
                  return !pinned.contains(entry.getKey())
                      && sites.containsKey(read)
                      && blocks.get(read).equals(blocks.get(write))
                      && Math.abs(entry.getValue()) <= MOST_TIMES
                      && (sum
                          ? type(read).equals(type(write)) && "IJ".contains(type(read))
                          : isReference(read) == isReference(write)
                              && (isReference(read) || type(read).equals(type(write))));
                });
  }

  private boolean isWide(AbstractInsnNode write) {
    return type(write).equals("J");
  }

  private static boolean isReference(AbstractInsnNode access) {
    return type(access).equals("A");
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

  private int[] sources(FlowValue value) {
    int[] sources = new int[value.reads().size() * 2];
    int k = 0;
    for (Map.Entry<Integer, Integer> entry : value.reads().entrySet()) {
      sources[k++] = sites.get(reads.get(entry.getKey()));
      sources[k++] = entry.getValue();
    }
    return sources;
  }
}
