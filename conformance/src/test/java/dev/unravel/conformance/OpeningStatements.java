package dev.unravel.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The first statements of a main method, as far as they do nothing but make objects and arrays and
 * assign each to a variable that is assigned nowhere else.
 *
 * @param code their instructions, taken out of the method
 * @param variables the variables, with their types
 */
record OpeningStatements(List<AbstractInsnNode> code, Map<Integer, Type> variables) {

  static OpeningStatements of(ClassNode main, MethodNode method) {
    List<AbstractInsnNode> code = new ArrayList<>();
    Map<Integer, Type> variables = new LinkedHashMap<>();
    List<AbstractInsnNode> statement = new ArrayList<>();
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() < 0) {
        continue;
      }
      if (!isHarmless(main, i, variables)) {
        break;
      }
      statement.add(i);
      if (i.getOpcode() == Opcodes.ASTORE) {
        VarInsnNode store = (VarInsnNode) i;
        Type type = type(method, store.var);
        if (type == null || assignments(method, store.var) != 1) {
          break;
        }
        variables.put(store.var, type);
        code.addAll(statement);
        statement.clear();
      }
    }
    code.forEach(method.instructions::remove);
    return new OpeningStatements(code, variables);
  }

  private static boolean isHarmless(
      ClassNode main, AbstractInsnNode i, Map<Integer, Type> variables) {
    int opcode = i.getOpcode();
    if (i instanceof VarInsnNode v) {
      return opcode == Opcodes.ASTORE || opcode == Opcodes.ALOAD && variables.containsKey(v.var);
    }
    if (i instanceof TypeInsnNode type) {
      boolean isMade = opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY;
      return isMade && (type.desc.equals(main.name) || isQuiet(type.desc))
          || opcode == Opcodes.CHECKCAST;
    }
    if (i instanceof MethodInsnNode call) {
      return call.name.equals("<init>") || isQuiet(call.owner);
    }
    if (i instanceof FieldInsnNode field) {
      return opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC && isQuiet(field.owner);
    }
    return opcode <= Opcodes.LDC
        || opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.DUP
        || opcode == Opcodes.I2B
        || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
  }

  /** Parts of the JDK that neither start threads when they are made nor ask who makes them. */
  private static boolean isQuiet(String owner) {
    return owner.startsWith("[")
        || owner.equals("java/lang/Object")
        || owner.equals("java/lang/Integer")
        || owner.equals("java/lang/StringBuilder")
        || owner.equals("java/lang/StringBuffer")
        || owner.startsWith("java/util/")
            && !owner.equals("java/util/Timer")
            && !owner.contains("ThreadLocalRandom");
  }

  private static Type type(MethodNode method, int variable) {
    Type type = null;
    for (LocalVariableNode v : method.localVariables) {
      if (v.index == variable) {
        if (type != null) {
          return null;
        }
        type = Type.getType(v.desc);
      }
    }
    return type;
  }

  private static int assignments(MethodNode method, int variable) {
    int count = 0;
    for (AbstractInsnNode i : method.instructions) {
      boolean assigns =
          i instanceof VarInsnNode v && v.var == variable && v.getOpcode() >= Opcodes.ISTORE
              || i instanceof IincInsnNode increment && increment.var == variable;
      count += assigns ? 1 : 0;
    }
    return count;
  }
}
