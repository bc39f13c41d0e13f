package dev.unravel.agent.code;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** The layout of the operand stack of a body that has not been changed yet. */
public final class StackDepths {
  private StackDepths() {}

  /** The body as a method of its own. */
  public static MethodNode alone(MethodNode method, InsnList body) {
    MethodNode alone = new MethodNode(method.access, method.name, method.desc, null, null);
    alone.instructions = body;
    alone.maxLocals = method.maxLocals;
    alone.maxStack = method.maxStack;
    method.tryCatchBlocks.stream()
        .filter(handler -> body.contains(handler.start))
        .forEach(alone.tryCatchBlocks::add);
    return alone;
  }

  /** Whether nothing lies there before an instruction; false if that cannot be told. */
  public static boolean isEmptyAt(
      String owner, MethodNode method, InsnList body, AbstractInsnNode instruction) {
    try {
      Frame<BasicValue>[] frames =
          new Analyzer<>(new BasicInterpreter()).analyze(owner, alone(method, body));
      Frame<BasicValue> frame = frames[body.indexOf(instruction)];
      return frame != null && frame.getStackSize() == 0;
    } catch (AnalyzerException odd) {
      return false;
    }
  }
}
