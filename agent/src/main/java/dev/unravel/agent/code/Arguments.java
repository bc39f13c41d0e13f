package dev.unravel.agent.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The arguments of a call, taken off the stack into variables that are used nowhere else. */
public final class Arguments {
  private final Type[] types;
  private final int[] slots;

  /** Adds the code that takes them off the stack. */
  public Arguments(InsnList code, MethodNode method, Type[] types) {
    this.types = types;
    this.slots = new int[types.length];
    for (int k = 0; k < types.length; k++) {
      slots[k] = method.maxLocals;
      method.maxLocals += types[k].getSize();
    }
    for (int k = types.length - 1; k >= 0; k--) {
      code.add(new VarInsnNode(types[k].getOpcode(Opcodes.ISTORE), slots[k]));
    }
  }

  public VarInsnNode load(int k) {
    return new VarInsnNode(types[k].getOpcode(Opcodes.ILOAD), slots[k]);
  }

  public VarInsnNode store(int k) {
    return new VarInsnNode(types[k].getOpcode(Opcodes.ISTORE), slots[k]);
  }

  public void loadAll(InsnList code) {
    for (int k = 0; k < types.length; k++) {
      code.add(load(k));
    }
  }
}
