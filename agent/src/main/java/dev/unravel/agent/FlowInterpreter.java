package dev.unravel.agent;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Follows values from where they are read to where they are used: added, copied, written, compared.
 * Wherever a value is used for anything else it escapes.
 */
final class FlowInterpreter extends Interpreter<FlowValue> {
  /** A read that counts more often in a sum is not worth following. */
  private static final int MOST_TIMES = 4;

  private final Map<AbstractInsnNode, Integer> numbers = new HashMap<>();
  private final Map<AbstractInsnNode, FlowValue> written = new HashMap<>();
  private final Map<AbstractInsnNode, List<FlowValue>> decided = new HashMap<>();
  private final Map<AbstractInsnNode, Set<Integer>> escapes = new HashMap<>();
  private final Set<Integer> lost = new HashSet<>();

  /**
   * @param reads the instructions that read memory, in order
   */
  FlowInterpreter(List<AbstractInsnNode> reads) {
    super(Opcodes.ASM9);
    reads.forEach(read -> numbers.put(read, numbers.size()));
  }

  /** The number of an instruction that reads memory, or null. */
  Integer number(AbstractInsnNode i) {
    return numbers.get(i);
  }

  /** Forgets what was seen while it was not yet known what values may be. */
  void begin() {
    written.clear();
    decided.clear();
    escapes.clear();
    lost.clear();
  }

  /** What each instruction that writes memory writes, as far as it is known how to compute it. */
  Map<AbstractInsnNode, FlowValue> written() {
    return written;
  }

  /** What each instruction compares that goes one way or another by it, as far as that is known. */
  Map<AbstractInsnNode, List<FlowValue>> decided() {
    return decided;
  }

  /** The reads of which each instruction uses what was read last, in ways that are not followed. */
  Map<AbstractInsnNode, Set<Integer>> escapes() {
    return escapes;
  }

  /** The reads of which a value is used when nobody can tell any more which read gave it. */
  Set<Integer> lost() {
    return lost;
  }

  private void used(AbstractInsnNode i, FlowValue value) {
    if (value.stale()) {
      lost.addAll(value.reads().keySet());
    } else if (!value.isPlain()) {
      escapes.computeIfAbsent(i, at -> new TreeSet<>()).addAll(value.reads().keySet());
    }
  }

  private static boolean isFollowed(FlowValue value) {
    return value.isExact()
        && value.reads().values().stream().allMatch(times -> Math.abs(times) <= MOST_TIMES);
  }

  private void writes(AbstractInsnNode i, FlowValue value) {
    if (isFollowed(value)) {
      written.put(i, value);
    } else {
      used(i, value);
    }
  }

  private void decides(AbstractInsnNode i, List<FlowValue> values) {
    if (Condition.of(i) != null && values.stream().allMatch(FlowInterpreter::isFollowed)) {
      decided.put(i, values);
    } else {
      values.forEach(value -> used(i, value));
    }
  }

  private FlowValue read(AbstractInsnNode i, int size) {
    return FlowValue.read(numbers.get(i), size);
  }

  @Override
  public FlowValue newValue(Type type) {
    return type == Type.VOID_TYPE ? null : FlowValue.plain(type == null ? 1 : type.getSize());
  }

  /** A read that has thrown may have been one that was made before. */
  @Override
  public FlowValue newExceptionValue(
      TryCatchBlockNode handler, Frame<FlowValue> frame, Type exception) {
    ((FlowFrame) frame).ageAll();
    return FlowValue.PLAIN;
  }

  @Override
  public FlowValue newOperation(AbstractInsnNode i) {
    return switch (i.getOpcode()) {
      case Opcodes.GETSTATIC -> read(i, size((FieldInsnNode) i));
      case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
          FlowValue.PLAIN_WIDE;
      case Opcodes.LDC -> {
        Object constant = ((LdcInsnNode) i).cst;
        yield FlowValue.plain(constant instanceof Long || constant instanceof Double ? 2 : 1);
      }
      default -> FlowValue.PLAIN;
    };
  }

  @Override
  public FlowValue copyOperation(AbstractInsnNode i, FlowValue value) {
    return value;
  }

  @Override
  public FlowValue unaryOperation(AbstractInsnNode i, FlowValue value) {
    int opcode = i.getOpcode();
    switch (opcode) {
      case Opcodes.PUTSTATIC -> {
        writes(i, value);
        return null;
      }
      case Opcodes.IFEQ,
          Opcodes.IFNE,
          Opcodes.IFLT,
          Opcodes.IFGE,
          Opcodes.IFGT,
          Opcodes.IFLE,
          Opcodes.IFNULL,
          Opcodes.IFNONNULL,
          Opcodes.TABLESWITCH,
          Opcodes.LOOKUPSWITCH -> {
        decides(i, List.of(value));
        return null;
      }
      case Opcodes.IINC -> {
        return value.plus(FlowValue.PLAIN, 1);
      }
      case Opcodes.INEG -> {
        return FlowValue.PLAIN.plus(value, -1);
      }
      case Opcodes.LNEG -> {
        return FlowValue.PLAIN_WIDE.plus(value, -1);
      }
      case Opcodes.L2I -> {
        return value.lowerHalf();
      }
      case Opcodes.I2L -> {
        if (!value.sum()) {
          return value.widened();
        }
      }
      default -> {}
    }
    used(i, value);
    return switch (opcode) {
      case Opcodes.GETFIELD -> read(i, size((FieldInsnNode) i));
      case Opcodes.DNEG,
          Opcodes.I2L,
          Opcodes.I2D,
          Opcodes.L2D,
          Opcodes.F2L,
          Opcodes.F2D,
          Opcodes.D2L ->
          FlowValue.PLAIN_WIDE;
      default -> FlowValue.PLAIN;
    };
  }

  private static int size(FieldInsnNode field) {
    return Type.getType(field.desc).getSize();
  }

  @Override
  public FlowValue binaryOperation(AbstractInsnNode i, FlowValue first, FlowValue second) {
    int opcode = i.getOpcode();
    switch (opcode) {
      case Opcodes.IADD, Opcodes.LADD -> {
        return first.plus(second, 1);
      }
      case Opcodes.ISUB, Opcodes.LSUB -> {
        return first.plus(second, -1);
      }
      case Opcodes.PUTFIELD -> {
        used(i, first);
        writes(i, second);
        return null;
      }
      case Opcodes.IF_ICMPEQ,
          Opcodes.IF_ICMPNE,
          Opcodes.IF_ICMPLT,
          Opcodes.IF_ICMPGE,
          Opcodes.IF_ICMPGT,
          Opcodes.IF_ICMPLE -> {
        decides(i, List.of(first, second));
        return null;
      }
      case Opcodes.LCMP -> {
        decides(i, List.of(first, second));
        return FlowValue.PLAIN;
      }
      default -> {
        used(i, first);
        used(i, second);
      }
    }
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return read(i, opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD ? 2 : 1);
    }
    return switch (opcode) {
      case Opcodes.DADD,
          Opcodes.DSUB,
          Opcodes.LMUL,
          Opcodes.DMUL,
          Opcodes.LDIV,
          Opcodes.DDIV,
          Opcodes.LREM,
          Opcodes.DREM,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR ->
          FlowValue.PLAIN_WIDE;
      default -> FlowValue.PLAIN;
    };
  }

  @Override
  public FlowValue ternaryOperation(
      AbstractInsnNode i, FlowValue array, FlowValue index, FlowValue value) {
    used(i, array);
    used(i, index);
    writes(i, value);
    return null;
  }

  @Override
  public FlowValue naryOperation(AbstractInsnNode i, List<? extends FlowValue> values) {
    values.forEach(value -> used(i, value));
    if (i instanceof MultiANewArrayInsnNode) {
      return FlowValue.PLAIN;
    }
    String descriptor =
        i instanceof InvokeDynamicInsnNode dynamic ? dynamic.desc : ((MethodInsnNode) i).desc;
    return newValue(Type.getReturnType(descriptor));
  }

  @Override
  public void returnOperation(AbstractInsnNode i, FlowValue value, FlowValue expected) {
    used(i, value);
  }

  @Override
  public FlowValue merge(FlowValue one, FlowValue other) {
    return one.or(other);
  }
}
