package dev.unravel.agent.body;

import dev.unravel.agent.points.BulkPoints;
import dev.unravel.agent.points.ConcurrentCalls;
import dev.unravel.agent.points.HandedArrays;
import dev.unravel.agent.points.KeptState;
import dev.unravel.agent.points.MonitorOperations;
import dev.unravel.agent.points.OpaqueAccesses;
import dev.unravel.agent.points.Replacements;
import dev.unravel.agent.points.UncontrolledCalls;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.runtime.target.OriginalMembers;
import java.lang.invoke.LambdaMetafactory;
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
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Method references such as {@code queue::add} or {@code Thread::yield}, turned into references to
 * a small method of the same class that makes the call. The JVM would make the call from a hidden
 * class, which no agent gets to see; in ours it is a call like any other.
 *
 * <p>The JVM wants the types of what is captured to be exactly those of the method's parameters,
 * unless it is the receiver of an instance method. Ours is static, so it takes what is captured by
 * its own type, and the rest as the method does: {@code map::remove} on a ConcurrentMap captures a
 * ConcurrentMap, though the method is one of Map.
 *
 * <p>The same goes for {@code Plugin::new} and for static methods of other classes: to call them
 * may initialise the class, and only in code of ours is there a hook for that.
 *
 * <p>What is serialised names the method. So a method for a serializable reference has a name that
 * says what it stands for ({@link OriginalMembers}).
 */
final class MethodReferences {
  private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final int IMPLEMENTATION = 1;
  private static final int FLAGS = 3;

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
            && indy.bsm.getOwner().equals(METAFACTORY)
            && indy.bsmArgs[IMPLEMENTATION] instanceof Handle handle
            && matters(handle)) {
          indy.bsmArgs[IMPLEMENTATION] = bridge(handle, indy);
        }
      }
    }
    node.methods.addAll(added);
  }

  private static boolean isSerializable(InvokeDynamicInsnNode indy) {
    return indy.bsmArgs.length > FLAGS
        && indy.bsmArgs[FLAGS] instanceof Integer flags
        && (flags & LambdaMetafactory.FLAG_SERIALIZABLE) != 0;
  }

  private boolean matters(Handle handle) {
    int tag = handle.getTag();
    if (tag == Opcodes.H_NEWINVOKESPECIAL || tag == Opcodes.H_INVOKESTATIC) {
      if (mayInitialise(handle.getOwner())) {
        return true;
      }
    }
    if (tag == Opcodes.H_NEWINVOKESPECIAL) {
      return HandedArrays.contain(context, call(handle))
          || KeptState.isAccess(context, call(handle));
    }
    if (tag != Opcodes.H_INVOKEVIRTUAL
        && tag != Opcodes.H_INVOKEINTERFACE
        && tag != Opcodes.H_INVOKESTATIC) {
      return false;
    }
    MethodInsnNode call = call(handle);
    return MonitorOperations.isWaitOrNotify(call)
        || Replacements.of(context, call) != null
        || ConcurrentCalls.hookFor(context, call) != null
        || KeptState.isAccess(context, call)
        || UncontrolledCalls.contain(context, call)
        || HandedArrays.contain(context, call)
        || OpaqueAccesses.isReflected(call)
        || context.plainMemory() && BulkPoints.hasHook(call)
        || call.name.equals("hashCode") && call.desc.equals("()I");
  }

  /** Whether to make an object, or to call a static method, may initialise a class. */
  private boolean mayInitialise(String owner) {
    return !owner.equals(context.node().name) && context.isOfTarget(owner);
  }

  private static MethodInsnNode call(Handle handle) {
    int opcode =
        switch (handle.getTag()) {
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
          case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
          default -> Opcodes.INVOKEVIRTUAL;
        };
    return new MethodInsnNode(
        opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
  }

  private Handle bridge(Handle handle, InvokeDynamicInsnNode indy) {
    ClassNode node = context.node();
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    Type[] wanted = arguments(handle);
    Type[] captured = Type.getArgumentTypes(indy.desc);
    Type[] taken = wanted.clone();
    System.arraycopy(captured, 0, taken, 0, captured.length);
    boolean makes = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    Type result =
        makes ? Type.getObjectType(handle.getOwner()) : Type.getReturnType(handle.getDesc());
    String name = ClassContext.OURS + "reference$" + added.size();
    MethodNode method =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            isSerializable(indy) ? OriginalMembers.encode(name, original(handle)) : name,
            Type.getMethodDescriptor(result, taken),
            null,
            null);
    if (makes) {
      method.instructions.add(new TypeInsnNode(Opcodes.NEW, handle.getOwner())); //  object
      method.instructions.add(new InsnNode(Opcodes.DUP)); //  object object
    }
    int slot = 0;
    for (int k = 0; k < taken.length; k++) {
      method.instructions.add(new VarInsnNode(taken[k].getOpcode(Opcodes.ILOAD), slot));
      if (!taken[k].equals(wanted[k])) {
        // Always true; to find that out the verifier would have to load both.
        method.instructions.add(
            new TypeInsnNode(Opcodes.CHECKCAST, wanted[k].getInternalName())); //  receiver
      }
      slot += taken[k].getSize();
    }
    method.instructions.add(call(handle));
    method.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
    method.maxLocals = slot;
    method.maxStack = Math.max(slot + (makes ? 2 : 0), result.getSize());
    added.add(method);
    return new Handle(Opcodes.H_INVOKESTATIC, node.name, method.name, method.desc, isInterface);
  }

  /** What the method is called with, its receiver first. */
  private static Type[] arguments(Handle handle) {
    String descriptor = handle.getDesc();
    return Type.getArgumentTypes(
        handle.getTag() == Opcodes.H_INVOKESTATIC || handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
            ? descriptor
            : "(" + Type.getObjectType(handle.getOwner()) + descriptor.substring(1));
  }

  private static OriginalMembers.Method original(Handle handle) {
    return new OriginalMembers.Method(
        handle.getTag(), handle.getOwner(), handle.getName(), handle.getDesc());
  }
}
