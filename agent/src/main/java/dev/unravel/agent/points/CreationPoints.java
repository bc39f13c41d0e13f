package dev.unravel.agent.points;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.ArrayDeque;
import java.util.Deque;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Tells the runtime of every object that the target makes, as soon as it can be passed on. */
public final class CreationPoints {
  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public CreationPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /**
   * Puts the hooks.
   *
   * @param superCall the call of another constructor on {@code this}, or null
   */
  public boolean insert(AbstractInsnNode superCall) {
    boolean changed = false;
    Deque<AbstractInsnNode> creations = new ArrayDeque<>();
    for (AbstractInsnNode i = list.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      int opcode = i.getOpcode();
      if (i == superCall) {
        InsnList hook = new InsnList();
        hook.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
        add(hook, "made"); //  -
        list.insert(i, hook);
        changed = true;
      } else if (opcode == Opcodes.NEW) {
        creations.push(i);
      } else if (i instanceof MethodInsnNode call
          && call.name.equals("<init>")
          && !creations.isEmpty()
          && isKept(creations.pop())) {
        tell(i, "made");
        changed = true;
      } else if (i instanceof MethodInsnNode call
          && call.name.equals("clone")
          && call.owner.startsWith("[")) {
        tell(i, "cloned");
        changed = true;
      } else if (opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY) {
        tell(i, "made");
        changed = true;
      } else if (opcode == Opcodes.MULTIANEWARRAY) {
        tell(i, "madeArrays");
        changed = true;
      }
      i = following;
    }
    return changed;
  }

  /** Whether the object lies on the stack once it is made. */
  private static boolean isKept(AbstractInsnNode creation) {
    AbstractInsnNode next = creation.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next != null && next.getOpcode() == Opcodes.DUP;
  }

  private void tell(AbstractInsnNode after, String name) {
    InsnList hook = new InsnList();
    hook.add(new InsnNode(Opcodes.DUP)); //  object object
    add(hook, name); //  object
    list.insert(after, hook);
  }

  private void add(InsnList hook, String name) {
    hook.add(HookCalls.constant(context.site(method, BodyOrder.firstLine(method), "", "")));
    hook.add(HookCalls.memoryHook(name, "(Ljava/lang/Object;I)V"));
  }
}
