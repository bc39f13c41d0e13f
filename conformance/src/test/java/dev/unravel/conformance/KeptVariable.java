package dev.unravel.conformance;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A local variable that becomes static state.
 *
 * @param owner the class that keeps it
 * @param number which of the variables of its program it is
 */
record KeptVariable(StatePlace place, String owner, int number, Type type) {
  static final String CONSTANT = "ONE";
  static final String LIST = "KEPT";
  static final String LIST_TYPE = "Ljava/util/ArrayList;";

  String name() {
    return "kept" + number;
  }

  /** Code that reads it. */
  InsnList read() {
    InsnList code = new InsnList();
    switch (place) {
      case STATIC_FIELDS ->
          code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner, name(), type.getDescriptor()));
      case ENUM_CONSTANT -> {
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner, CONSTANT, "L" + owner + ";"));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, owner, name(), type.getDescriptor()));
      }
      case STATIC_COLLECTION -> {
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner, LIST, LIST_TYPE)); //  list
        code.add(new IntInsnNode(Opcodes.BIPUSH, number)); //  list number
        String list = Type.getType(LIST_TYPE).getInternalName();
        code.add(
            new MethodInsnNode(
                Opcodes.INVOKEVIRTUAL, list, "get", "(I)Ljava/lang/Object;", false)); //  value
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName())); //  value
      }
    }
    return code;
  }
}
