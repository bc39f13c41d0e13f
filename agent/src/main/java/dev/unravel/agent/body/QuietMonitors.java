package dev.unravel.agent.body;

import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Keeps switches out of code that holds a real monitor. A thread that stopped there would block
 * every other that wants the monitor for real, out of the scheduler's sight.
 */
final class QuietMonitors {
  private QuietMonitors() {}

  /** Returns whether the method has monitors at all. */
  static boolean bracket(ClassContext context, MethodNode method) {
    boolean changed = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.MONITORENTER) {
        method.instructions.insert(i, HookCalls.hook("quietEnter", "()V"));
        changed = true;
      } else if (i.getOpcode() == Opcodes.MONITOREXIT) {
        method.instructions.insertBefore(i, HookCalls.hook("quietExit", "()V"));
        changed = true;
      }
    }
    if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
      Bracket.of(context, method, "quietEnter", "quietExit").insert();
      changed = true;
    }
    return changed;
  }
}
