package dev.unravel.agent.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Copies the receiver of a call from below its arguments to the top of the stack. */
public final class Receiver {
  private Receiver() {}

  public static void copyToTop(InsnList code, MethodNode method, Type[] arguments) {
    if (arguments.length == 0) {
      code.add(new InsnNode(Opcodes.DUP)); //  r r
      return;
    }
    if (arguments.length == 1 && arguments[0].getSize() == 1) {
      code.add(new InsnNode(Opcodes.DUP2)); //  r a r a
      code.add(new InsnNode(Opcodes.POP)); //  r a r
      return;
    }
    // Longer ones wait in variables of their own, used nowhere else.
    Arguments kept = new Arguments(code, method, arguments);
    code.add(new InsnNode(Opcodes.DUP)); //  r r
    // r r a..  ->  r a.. r: one more variable for the copy is simpler than shuffling.
    int copy = method.maxLocals++;
    code.add(new VarInsnNode(Opcodes.ASTORE, copy)); //  r
    kept.loadAll(code); //  r a..
    code.add(new VarInsnNode(Opcodes.ALOAD, copy)); //  r a.. r
  }
}
