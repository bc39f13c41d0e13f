package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts hooks around {@code Object.clone}, and before what serialization reads: both go through the
 * fields of an object one by one, without an instruction for any of them.
 */
public final class ClonePoints {
  private static final String OBJECT = "java/lang/Object";
  private static final String CLONE = "clone()Ljava/lang/Object;";
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  /** Reads and sets the fields of a serializable object. */
  private static final String SERIALISED = "java/io/ObjectStreamClass$FieldReflector";

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public ClonePoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  public boolean call(MethodInsnNode call, int line) {
    if (!context.plainMemory()) {
      return false;
    }
    if (context.node().name.equals(SERIALISED)) {
      return serialised(call, line);
    }
    if (!isClone(call)) {
      return false;
    }
    list.insertBefore(call, new InsnNode(Opcodes.DUP)); //  object object
    InsnList code = new InsnList(); //  object clone
    code.add(new InsnNode(Opcodes.DUP_X1)); //  clone object clone
    code.add(HookCalls.constant(site(call, line))); //  clone object clone site
    boolean isSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
    code.add(
        HookCalls.fieldHook(
            isSuper ? "cloned" : "clonedUnlessOverridden",
            "(Ljava/lang/Object;Ljava/lang/Object;I)V")); //  clone
    list.insert(call, code);
    return true;
  }

  /** A call that nobody between here and Object answers, unless a subclass does. */
  private boolean isClone(MethodInsnNode call) {
    return (call.name + call.desc).equals(CLONE)
        && (call.getOpcode() == Opcodes.INVOKESPECIAL || call.getOpcode() == Opcodes.INVOKEVIRTUAL)
        && !call.owner.startsWith("[")
        && !context.facts().hides(context.loader(), call.owner, OBJECT, CLONE);
  }

  private boolean serialised(MethodInsnNode call, int line) {
    boolean reads =
        call.owner.equals(UNSAFE)
            && call.name.startsWith("get")
            && call.desc.startsWith("(Ljava/lang/Object;J)");
    if (!reads) {
      return false;
    }
    int offset = method.maxLocals;
    method.maxLocals += 2;
    InsnList code = new InsnList(); //  unsafe object offset
    code.add(new VarInsnNode(Opcodes.LSTORE, offset)); //  unsafe object
    code.add(new InsnNode(Opcodes.DUP)); //  unsafe object object
    code.add(new VarInsnNode(Opcodes.LLOAD, offset));
    code.add(HookCalls.constant(site(call, line))); //  unsafe object object offset site
    code.add(HookCalls.fieldHook("read", "(Ljava/lang/Object;JI)V")); //  unsafe object
    code.add(new VarInsnNode(Opcodes.LLOAD, offset));
    list.insertBefore(call, code);
    return true;
  }

  private int site(MethodInsnNode call, int line) {
    return context.handledSite(method, line, call.owner, call.name);
  }
}
