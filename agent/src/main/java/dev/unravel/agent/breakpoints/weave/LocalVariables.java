package dev.unravel.agent.breakpoints.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** The variables of a method that are known by name at an instruction. */
final class LocalVariables {
  /** A variable in its slot. */
  record Variable(int slot, Type type) {}

  private final MethodNode method;

  LocalVariables(MethodNode method) {
    this.method = method;
  }

  /** By its name in the source, or as {@code arg1}, {@code arg2} for a parameter. */
  Optional<Variable> find(String name, AbstractInsnNode at) {
    if (method.localVariables != null) {
      for (LocalVariableNode variable : method.localVariables) {
        if (variable.name.equals(name) && isKnown(variable, at)) {
          return Optional.of(new Variable(variable.index, Type.getType(variable.desc)));
        }
      }
    }
    return parameter(name);
  }

  private Optional<Variable> parameter(String name) {
    int slot = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
    Type[] types = Type.getArgumentTypes(method.desc);
    for (int i = 0; i < types.length; i++) {
      if (name.equals("arg" + (i + 1))) {
        return Optional.of(new Variable(slot, types[i]));
      }
      slot += types[i].getSize();
    }
    return Optional.empty();
  }

  private boolean isKnown(LocalVariableNode variable, AbstractInsnNode at) {
    int index = method.instructions.indexOf(at);
    return method.instructions.indexOf(variable.start) <= index
        && index < method.instructions.indexOf(variable.end);
  }

  /** Why there is no such variable. */
  String missing(String name, AbstractInsnNode at) {
    if (method.localVariables == null || method.localVariables.isEmpty()) {
      return "no variable "
          + name
          + ": the class file has no names of variables (compile with -g, or use arg1, arg2)";
    }
    List<String> known = new ArrayList<>();
    for (LocalVariableNode variable : method.localVariables) {
      if (isKnown(variable, at)) {
        known.add(variable.name);
      }
    }
    return "no variable " + name + " there (known: " + String.join(", ", known) + ")";
  }
}
