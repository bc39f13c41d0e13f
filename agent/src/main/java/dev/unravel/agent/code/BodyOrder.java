package dev.unravel.agent.code;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** The order of what a body consists of, and its lines. */
public final class BodyOrder {
  private BodyOrder() {}

  /** The first line that a method names, or 0. */
  public static int firstLine(MethodNode method) {
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }

  /** Whether a jump from an instruction to a label goes back. */
  public static boolean comesBefore(InsnList list, LabelNode label, AbstractInsnNode i) {
    return list.indexOf(label) < list.indexOf(i);
  }
}
