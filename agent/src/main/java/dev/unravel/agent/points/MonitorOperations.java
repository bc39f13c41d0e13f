package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Replaces monitor instructions, and calls to Object.wait and notify, by hooks. */
public final class MonitorOperations {
  private MonitorOperations() {}

  /** Object's five final methods: the owner named in the call does not matter. */
  public static boolean isWaitOrNotify(MethodInsnNode call) {
    if (call.getOpcode() != Opcodes.INVOKEVIRTUAL && call.getOpcode() != Opcodes.INVOKESPECIAL) {
      return false;
    }
    return switch (call.name) {
      case "wait" ->
          call.desc.equals("()V") || call.desc.equals("(J)V") || call.desc.equals("(JI)V");
      case "notify", "notifyAll" -> call.desc.equals("()V");
      default -> false;
    };
  }

  /** monitorenter or monitorexit: object on the stack. */
  public static void replaceMonitor(
      ClassContext context, InsnList list, AbstractInsnNode i, int site) {
    String hook = context.hook(i.getOpcode() == Opcodes.MONITORENTER ? "lock" : "unlock");
    list.insertBefore(i, HookCalls.constant(site)); //  object site
    list.set(i, HookCalls.monitorHook(hook, "(Ljava/lang/Object;I)V")); //  -
  }

  /** wait, notify or notifyAll: object and arguments on the stack. */
  public static void replaceWaitOrNotify(InsnList list, MethodInsnNode call, int site) {
    String hook = call.name.equals("wait") ? "await" : call.name;
    String arguments = call.desc.substring(1, call.desc.indexOf(')'));
    list.insertBefore(call, HookCalls.constant(site)); //  object arguments site
    list.set(call, HookCalls.monitorHook(hook, "(Ljava/lang/Object;" + arguments + "I)V")); //  -
  }
}
