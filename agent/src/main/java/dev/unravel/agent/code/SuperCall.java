package dev.unravel.agent.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The call of another constructor in a constructor: before that, its object may not be passed on.
 */
public final class SuperCall {
  private SuperCall() {}

  /** Null in other methods. */
  public static AbstractInsnNode find(MethodNode method, InsnList list) {
    if (!method.name.equals("<init>")) {
      return null;
    }
    int made = 0;
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.NEW) {
        made++;
      } else if (i instanceof MethodInsnNode call
          && call.getOpcode() == Opcodes.INVOKESPECIAL
          && call.name.equals("<init>")
          && made-- == 0) {
        return i;
      }
    }
    return null;
  }
}
