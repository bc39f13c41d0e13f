package dev.unravel.agent.breakpoints.weave;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Pushes what a condition may ask for: the object of a field access, this, and variables. */
final class SpotArguments implements MethodWeaver.Arguments {
  private static final String OBJECT = "java/lang/Object";

  private final MethodNode method;

  /** Where a constructor calls another one, or null. */
  private final AbstractInsnNode superCall;

  private final List<LocalVariables.Variable> variables;

  SpotArguments(
      MethodNode method, AbstractInsnNode superCall, List<LocalVariables.Variable> variables) {
    this.method = method;
    this.superCall = superCall;
    this.variables = variables;
  }

  @Override
  public InsnList push(Spot spot) {
    InsnList code = new InsnList();
    boolean made = isMade(spot.first());
    pushTarget(code, spot.first(), made); // .. target
    if ((method.access & Opcodes.ACC_STATIC) != 0 || !made) {
      code.add(new InsnNode(Opcodes.ACONST_NULL));
    } else {
      code.add(new VarInsnNode(Opcodes.ALOAD, 0));
    } // .. target this
    pushValues(code); // .. target this values
    return code;
  }

  /** In a constructor, whether the object is one already that may be passed on. */
  private boolean isMade(AbstractInsnNode at) {
    return superCall == null
        || method.instructions.indexOf(superCall) < method.instructions.indexOf(at);
  }

  private static void pushTarget(InsnList code, AbstractInsnNode instruction, boolean made) {
    int opcode = made ? instruction.getOpcode() : -1;
    if (opcode == Opcodes.GETFIELD) {
      code.add(new InsnNode(Opcodes.DUP)); // object object
    } else if (opcode == Opcodes.PUTFIELD
        && Type.getType(((FieldInsnNode) instruction).desc).getSize() == 1) {
      code.add(new InsnNode(Opcodes.DUP2)); // object value object value
      code.add(new InsnNode(Opcodes.POP)); // object value object
    } else if (opcode == Opcodes.PUTFIELD) {
      code.add(new InsnNode(Opcodes.DUP2_X1)); // value- object value-
      code.add(new InsnNode(Opcodes.POP2)); // value- object
      code.add(new InsnNode(Opcodes.DUP_X2)); // object value- object
    } else {
      code.add(new InsnNode(Opcodes.ACONST_NULL));
    }
  }

  private void pushValues(InsnList code) {
    if (variables.isEmpty()) {
      code.add(new InsnNode(Opcodes.ACONST_NULL));
      return;
    }
    code.add(new LdcInsnNode(variables.size()));
    code.add(new TypeInsnNode(Opcodes.ANEWARRAY, OBJECT)); // values
    for (int i = 0; i < variables.size(); i++) {
      LocalVariables.Variable variable = variables.get(i);
      code.add(new InsnNode(Opcodes.DUP)); // values values
      code.add(new LdcInsnNode(i)); // values values i
      code.add(new VarInsnNode(variable.type().getOpcode(Opcodes.ILOAD), variable.slot()));
      box(code, variable.type()); // values values i value
      code.add(new InsnNode(Opcodes.AASTORE)); // values
    }
  }

  private static void box(InsnList code, Type type) {
    String box;
    switch (type.getSort()) {
      case Type.BOOLEAN:
        box = "java/lang/Boolean";
        break;
      case Type.CHAR:
        box = "java/lang/Character";
        break;
      case Type.BYTE:
        box = "java/lang/Byte";
        break;
      case Type.SHORT:
        box = "java/lang/Short";
        break;
      case Type.INT:
        box = "java/lang/Integer";
        break;
      case Type.FLOAT:
        box = "java/lang/Float";
        break;
      case Type.LONG:
        box = "java/lang/Long";
        break;
      case Type.DOUBLE:
        box = "java/lang/Double";
        break;
      default:
        return;
    }
    String descriptor = "(" + type.getDescriptor() + ")L" + box + ";";
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box, "valueOf", descriptor, false));
  }
}
