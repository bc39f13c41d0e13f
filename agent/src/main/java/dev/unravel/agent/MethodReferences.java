package dev.unravel.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Turns method references such as {@code queue::add} or {@code Thread::yield} into references to a
 * small method of the same class that makes the call. The JVM would make the call from a hidden
 * class, which no agent gets to see; in ours it is a call like any other.
 */
final class MethodReferences {
  private final ClassContext context;
  private final List<MethodNode> added = new ArrayList<>();

  MethodReferences(ClassContext context) {
    this.context = context;
  }

  void expand() {
    ClassNode node = context.node();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
        if (i instanceof InvokeDynamicInsnNode indy
            && indy.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
          expand(indy);
        }
      }
    }
    node.methods.addAll(added);
  }

  private void expand(InvokeDynamicInsnNode indy) {
    for (int k = 0; k < indy.bsmArgs.length; k++) {
      if (indy.bsmArgs[k] instanceof Handle handle && matters(handle)) {
        indy.bsmArgs[k] = bridge(handle);
      }
    }
  }

  private boolean matters(Handle handle) {
    int tag = handle.getTag();
    if (tag != Opcodes.H_INVOKEVIRTUAL
        && tag != Opcodes.H_INVOKEINTERFACE
        && tag != Opcodes.H_INVOKESTATIC) {
      return false;
    }
    MethodInsnNode call = call(handle);
    return MonitorOperations.isWaitOrNotify(call)
        || Replacements.of(context, call) != null
        || ConcurrentCalls.hookFor(context, call) != null
        || context.plainMemory() && BulkPoints.hasHook(call)
        || call.name.equals("hashCode") && call.desc.equals("()I");
  }

  private static MethodInsnNode call(Handle handle) {
    int opcode =
        switch (handle.getTag()) {
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
          default -> Opcodes.INVOKEVIRTUAL;
        };
    return new MethodInsnNode(
        opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
  }

  private Handle bridge(Handle handle) {
    ClassNode node = context.node();
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    String descriptor =
        handle.getTag() == Opcodes.H_INVOKESTATIC
            ? handle.getDesc()
            : "(" + Type.getObjectType(handle.getOwner()) + handle.getDesc().substring(1);
    MethodNode method =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            ClassContext.OURS + "reference$" + added.size(),
            descriptor,
            null,
            null);
    int slot = 0;
    for (Type t : Type.getArgumentTypes(descriptor)) {
      method.instructions.add(new VarInsnNode(t.getOpcode(Opcodes.ILOAD), slot));
      slot += t.getSize();
    }
    Type result = Type.getReturnType(descriptor);
    method.instructions.add(call(handle));
    method.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
    method.maxLocals = slot;
    method.maxStack = Math.max(slot, result.getSize());
    added.add(method);
    return new Handle(Opcodes.H_INVOKESTATIC, node.name, method.name, descriptor, isInterface);
  }
}
