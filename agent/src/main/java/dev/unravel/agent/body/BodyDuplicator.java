package dev.unravel.agent.body;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.points.MonitorOperations;
import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.runtime.target.OriginalMembers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Gives a method that uses monitors two bodies:
 *
 * <pre>
 *   if (Hooks.controlled()) { instrumented body, shadow monitors } else { original body }
 * </pre>
 *
 * so that threads we do not control, system threads above all, go on with the real monitors.
 *
 * <p>A synchronized method that is being loaded loses its flag; both bodies then take their monitor
 * themselves. A method of a loaded class must keep it: there the controlled body starts with a real
 * {@code monitorexit} and ends with a real {@code monitorenter}, so that the JVM, which takes and
 * releases the real monitor around it, finds what it expects.
 */
final class BodyDuplicator {
  private final ClassContext context;
  private final MethodNode method;

  BodyDuplicator(ClassContext context, MethodNode method) {
    this.context = context;
    this.method = method;
  }

  /** Whether a method that is not synchronized itself uses monitors. */
  static boolean needed(MethodNode method) {
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      int opcode = i.getOpcode();
      if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
        return true;
      }
      if (i instanceof MethodInsnNode call && MonitorOperations.isWaitOrNotify(call)) {
        return true;
      }
    }
    return false;
  }

  void duplicate(boolean isSynchronized, boolean keepsFlag) {
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    InsnList copy = new InsnList();
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      copy.add(i.clone(labels));
    }
    List<TryCatchBlockNode> handlers = new ArrayList<>();
    for (TryCatchBlockNode t : method.tryCatchBlocks) {
      handlers.add(
          new TryCatchBlockNode(
              labels.get(t.start), labels.get(t.end), labels.get(t.handler), t.type));
    }
    copyVariables(labels);
    // Inner handlers must come before the ones that brackets add.
    method.tryCatchBlocks.addAll(handlers);
    new Instructions(context, method, copy).instrument();
    if (isSynchronized) {
      int line = BodyOrder.firstLine(method);
      int site = context.monitorsAreVisible() ? context.site(method, line, "", "") : -1;
      new Bracket(context, method, copy, () -> lock(site, keepsFlag), () -> unlock(site, keepsFlag))
          .insert();
      if (!keepsFlag) {
        OriginalMembers.lose(
            context.node().name, method.name, method.desc, Opcodes.ACC_SYNCHRONIZED);
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        new Bracket(
                context,
                method,
                method.instructions,
                () -> realMonitor(Opcodes.MONITORENTER),
                () -> realMonitor(Opcodes.MONITOREXIT))
            .insert();
      }
    }
    LabelNode original = new LabelNode();
    InsnList head = new InsnList();
    head.add(HookCalls.hook("controlled", "()Z")); //  controlled
    head.add(new JumpInsnNode(Opcodes.IFEQ, original)); //  -
    head.add(copy);
    head.add(original);
    context.addEntryFrame(head, method);
    method.instructions.insert(head);
  }

  private void copyVariables(Map<LabelNode, LabelNode> labels) {
    // Annotations on local variables name ranges that a copy would have to repeat; nobody reads
    // them.
    method.visibleLocalVariableAnnotations = null;
    method.invisibleLocalVariableAnnotations = null;
    if (method.localVariables == null) {
      return;
    }
    List<LocalVariableNode> copies = new ArrayList<>();
    for (LocalVariableNode v : method.localVariables) {
      copies.add(
          new LocalVariableNode(
              v.name, v.desc, v.signature, labels.get(v.start), labels.get(v.end), v.index));
    }
    method.localVariables.addAll(copies);
  }

  private InsnList lock(int site, boolean keepsFlag) {
    InsnList list = new InsnList();
    if (keepsFlag) {
      list.add(realMonitor(Opcodes.MONITOREXIT));
    }
    list.add(context.loadMonitor(method)); //  monitor
    list.add(HookCalls.constant(site)); //  monitor site
    list.add(HookCalls.monitorHook(context.hook("lock"), "(Ljava/lang/Object;I)V")); //  -
    return list;
  }

  private InsnList unlock(int site, boolean keepsFlag) {
    InsnList list = new InsnList();
    list.add(context.loadMonitor(method)); //  monitor
    list.add(HookCalls.constant(site)); //  monitor site
    list.add(HookCalls.monitorHook(context.hook("unlock"), "(Ljava/lang/Object;I)V")); //  -
    if (keepsFlag) {
      list.add(realMonitor(Opcodes.MONITORENTER));
    }
    return list;
  }

  private InsnList realMonitor(int opcode) {
    InsnList list = context.loadMonitor(method); //  monitor
    list.add(new InsnNode(opcode)); //  -
    return list;
  }
}
