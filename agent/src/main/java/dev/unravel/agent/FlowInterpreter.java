package dev.unravel.agent;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Follows values from where they are read to where they are used. A value that is used for anything
 * but being added, copied and written has {@link #used escaped}.
 */
final class FlowInterpreter extends Interpreter<FlowValue> {
  private final Map<AbstractInsnNode, Integer> numbers = new HashMap<>();
  private final Map<AbstractInsnNode, FlowValue> written = new HashMap<>();
  private final Set<Integer> escaped = new HashSet<>();

  /**
   * @param reads the instructions that read memory, in order
   */
  FlowInterpreter(List<AbstractInsnNode> reads) {
    super(Opcodes.ASM9);
    reads.forEach(read -> numbers.put(read, numbers.size()));
  }

  /** What each instruction that writes memory writes. */
  Map<AbstractInsnNode, FlowValue> written() {
    return written;
  }

  /** The reads whose values are used in ways that are not followed. */
  Set<Integer> escaped() {
    return escaped;
  }

  private void used(FlowValue value) {
    escaped.addAll(value.reads().keySet());
  }

  private void writes(AbstractInsnNode i, FlowValue value) {
    written.put(i, value);
    if (value.mixed()) {
      used(value);
    }
  }

  private FlowValue read(AbstractInsnNode i, int size) {
    return FlowValue.read(numbers.get(i), size);
  }

  @Override
  public FlowValue newValue(Type type) {
    return type == Type.VOID_TYPE ? null : FlowValue.plain(type == null ? 1 : type.getSize());
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
    if (opcode == Opcodes.PUTSTATIC) {
      writes(i, value);
      return null;
    }
    used(value);
    return switch (opcode) {
      case Opcodes.GETFIELD -> read(i, size((FieldInsnNode) i));
      case Opcodes.LNEG,
          Opcodes.DNEG,
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
        used(first);
        writes(i, second);
        return null;
      }
      default -> {
        used(first);
        used(second);
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
    used(array);
    used(index);
    writes(i, value);
    return null;
  }

  @Override
  public FlowValue naryOperation(AbstractInsnNode i, List<? extends FlowValue> values) {
    values.forEach(this::used);
    if (i instanceof MultiANewArrayInsnNode) {
      return FlowValue.PLAIN;
    }
    String descriptor =
        i instanceof InvokeDynamicInsnNode dynamic ? dynamic.desc : ((MethodInsnNode) i).desc;
    return newValue(Type.getReturnType(descriptor));
  }

  @Override
  public void returnOperation(AbstractInsnNode i, FlowValue value, FlowValue expected) {
    used(value);
  }

  @Override
  public FlowValue merge(FlowValue one, FlowValue other) {
    return one.or(other);
  }
}
