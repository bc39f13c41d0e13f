package dev.unravel.agent.shadow;

import dev.unravel.agent.subject.Treatment;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Finds the values that may depend on what was read from memory: only these need a shadow. What is
 * read, parameters, and what a method of the target returns may; what is made of them may.
 */
final class TaintInterpreter extends Interpreter<TaintValue> {
  TaintInterpreter() {
    super(Opcodes.ASM9);
  }

  /** Whether a call may go to a method that has shadows. */
  static boolean mayFollow(MethodInsnNode call) {
    return !call.owner.startsWith("[") && Treatment.of(call.owner) == Treatment.TARGET;
  }

  @Override
  public TaintValue newValue(Type type) {
    if (type == Type.VOID_TYPE) {
      return null;
    }
    return TaintValue.of(type == null ? 1 : type.getSize(), false);
  }

  @Override
  public TaintValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
    return TaintValue.of(type.getSize(), !(isInstanceMethod && local == 0));
  }

  @Override
  public TaintValue newOperation(AbstractInsnNode i) {
    return switch (i.getOpcode()) {
      case Opcodes.GETSTATIC -> read((FieldInsnNode) i);
      case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
          TaintValue.of(2, false);
      case Opcodes.LDC -> {
        Object constant = ((LdcInsnNode) i).cst;
        boolean isWide =
            constant instanceof Long
                || constant instanceof Double
                || constant instanceof ConstantDynamic dynamic && dynamic.getSize() == 2;
        yield TaintValue.of(isWide ? 2 : 1, false);
      }
      default -> TaintValue.CLEAN;
    };
  }

  private static TaintValue read(FieldInsnNode field) {
    return TaintValue.of(Type.getType(field.desc).getSize(), true);
  }

  @Override
  public TaintValue copyOperation(AbstractInsnNode i, TaintValue value) {
    return value;
  }

  @Override
  public TaintValue unaryOperation(AbstractInsnNode i, TaintValue value) {
    return switch (i.getOpcode()) {
      case Opcodes.GETFIELD -> read((FieldInsnNode) i);
      case Opcodes.INEG, Opcodes.LNEG, Opcodes.FNEG, Opcodes.DNEG, Opcodes.IINC -> value;
      case Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L ->
          TaintValue.of(2, value.isTainted());
      case Opcodes.I2F,
          Opcodes.L2I,
          Opcodes.L2F,
          Opcodes.F2I,
          Opcodes.D2I,
          Opcodes.D2F,
          Opcodes.I2B,
          Opcodes.I2C,
          Opcodes.I2S ->
          TaintValue.of(1, value.isTainted());
      default -> TaintValue.CLEAN;
    };
  }

  @Override
  public TaintValue binaryOperation(AbstractInsnNode i, TaintValue first, TaintValue second) {
    int opcode = i.getOpcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return TaintValue.of(opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD ? 2 : 1, true);
    }
    boolean isTainted = first.isTainted() || second.isTainted();
    if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
      return TaintValue.of(1, isTainted);
    }
    // Those that are not arithmetic leave nothing.
    return TaintValue.of(first.size(), isTainted);
  }

  @Override
  public TaintValue ternaryOperation(
      AbstractInsnNode i, TaintValue array, TaintValue index, TaintValue value) {
    return null;
  }

  @Override
  public TaintValue naryOperation(AbstractInsnNode i, List<? extends TaintValue> values) {
    if (i instanceof MethodInsnNode call) {
      Type type = Type.getReturnType(call.desc);
      return type == Type.VOID_TYPE ? null : TaintValue.of(type.getSize(), mayFollow(call));
    }
    return i instanceof InvokeDynamicInsnNode dynamic
        ? newValue(Type.getReturnType(dynamic.desc))
        : TaintValue.CLEAN;
  }

  @Override
  public void returnOperation(AbstractInsnNode i, TaintValue value, TaintValue expected) {}

  @Override
  public TaintValue merge(TaintValue one, TaintValue other) {
    return one.equals(other)
        ? one
        : TaintValue.of(Math.min(one.size(), other.size()), one.isTainted() || other.isTainted());
  }
}
