package dev.unravel.agent.code;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Writes that a constructor makes to fields of its own object before it has called another one. The
 * JVM forbids to pass that object to a hook, and nobody else can know it yet.
 */
public final class EarlyWrites {
  private EarlyWrites() {}

  /**
   * Finds them in a body that has not been changed yet.
   *
   * @param superCall the call of another constructor on {@code this}, or null
   */
  public static List<AbstractInsnNode> in(
      String owner, MethodNode method, InsnList body, AbstractInsnNode superCall) {
    List<AbstractInsnNode> writes = new ArrayList<>();
    if (superCall != null) {
      for (AbstractInsnNode i = body.getFirst(); i != superCall; i = i.getNext()) {
        // Only fields that the class itself declares can be written that early.
        if (i instanceof FieldInsnNode field
            && field.getOpcode() == Opcodes.PUTFIELD
            && field.owner.equals(owner)) {
          writes.add(i);
        }
      }
    }
    if (!writes.isEmpty()) {
      removeThoseOfOthers(owner, method, body, writes);
    }
    return writes;
  }

  /** Leaves out writes to other objects of the class, such as {@code super(original.uses++)}. */
  private static void removeThoseOfOthers(
      String owner, MethodNode method, InsnList body, List<AbstractInsnNode> writes) {
    try {
      Frame<BasicValue>[] frames =
          new Analyzer<>(new ThisInterpreter()).analyze(owner, StackDepths.alone(method, body));
      writes.removeIf(write -> !isOwn(frames[body.indexOf(write)]));
    } catch (AnalyzerException odd) {
      // Then none of them gets a hook: such code would not verify as it is.
    }
  }

  private static boolean isOwn(Frame<BasicValue> frame) {
    return frame == null || frame.getStack(frame.getStackSize() - 2) == ThisInterpreter.THIS;
  }

  /** An interpreter that can tell the constructor's own object from all others. */
  private static final class ThisInterpreter extends BasicInterpreter {
    static final BasicValue THIS = new BasicValue(Type.getObjectType("this"));

    ThisInterpreter() {
      super(Opcodes.ASM9);
    }

    @Override
    public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
      return isInstanceMethod && local == 0 ? THIS : super.newParameterValue(false, local, type);
    }
  }
}
