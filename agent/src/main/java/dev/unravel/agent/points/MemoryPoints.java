package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts hooks before reads and writes of fields and array elements. */
public final class MemoryPoints {
  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private int lastSite;

  public MemoryPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** The site of the last point. */
  public int lastSite() {
    return lastSite;
  }

  public boolean field(FieldInsnNode f, int line) {
    int opcode = f.getOpcode();
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    if (!context.plainMemory() && !context.volatileMemory()
        || f.name.startsWith(ClassContext.OURS)) {
      return false;
    }
    if (PatternNodes.contain(context.node().name) && !PatternNodes.isPoint(f)) {
      return false;
    }
    int access = context.facts().fieldAccess(context.loader(), f.owner, f.name);
    if (!isPoint(access) || isStatic && !(context.isTarget() || context.isInside())) {
      return false;
    }
    boolean isPlain = (access & Opcodes.ACC_VOLATILE) == 0;
    // Named after the class that declares it, or what subclasses access would be other variables.
    String owner =
        isStatic ? context.facts().fieldOwner(context.loader(), f.owner, f.name) : f.owner;
    int site = context.accessSite(method, line, owner, f.name, isStatic, isPlain);
    lastSite = site;
    boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    InsnList hook = new InsnList();
    if (isStatic) {
      hook.add(HookCalls.constant(site)); //  [value] site
      hook.add(context.memoryHook(isRead ? "readStatic" : "writeStatic", "(I)V")); //  [value]
    } else {
      if (isInherited(f)) {
        copyObject(hook, f, isRead); //  object [value] object
        hook.add(HookCalls.memoryHook("inherited", "(Ljava/lang/Object;)V")); //  object [value]
      }
      if (isUncontrolled(f)) {
        copyObject(hook, f, isRead); //  object [value] object
        hook.add(HookCalls.constant(context.site(method, line, f.owner, f.name)));
        hook.add(HookCalls.hook("callUncontrolled", "(Ljava/lang/Object;I)V"));
      }
      copyObject(hook, f, isRead); //  object [value] object
      hook.add(HookCalls.constant(site)); //  object [value] object site
      hook.add(context.memoryHook(isRead ? "read" : "write", "(Ljava/lang/Object;I)V"));
    }
    list.insertBefore(f, hook);
    return true;
  }

  /** Whether code of the target accesses a field that the JDK accesses as well. */
  private boolean isInherited(FieldInsnNode f) {
    return context.isTarget()
        && Treatment.of(context.facts().fieldOwner(context.loader(), f.owner, f.name))
            == Treatment.SHARED_STATE;
  }

  /** Whether methods of the JDK access it too, each as one step. */
  private boolean isUncontrolled(FieldInsnNode f) {
    String owner = context.facts().fieldOwner(context.loader(), f.owner, f.name);
    return context.isTarget()
        && Treatment.isJdk(owner)
        && !context.isOfTarget(owner)
        && UncontrolledCalls.isUncontrolled(owner);
  }

  /** Copies the object whose field is read or written to the top of the stack. */
  static void copyObject(InsnList hook, FieldInsnNode f, boolean isRead) {
    if (isRead) {
      hook.add(new InsnNode(Opcodes.DUP)); //  object object
    } else if (Type.getType(f.desc).getSize() == 1) {
      hook.add(new InsnNode(Opcodes.DUP2)); //  object value object value
      hook.add(new InsnNode(Opcodes.POP)); //  object value object
    } else {
      hook.add(new InsnNode(Opcodes.DUP2_X1)); //  value object value
      hook.add(new InsnNode(Opcodes.POP2)); //  value object
      hook.add(new InsnNode(Opcodes.DUP_X2)); //  object value object
    }
  }

  private boolean isPoint(int access) {
    if ((access & Opcodes.ACC_FINAL) != 0) {
      return false;
    }
    return (access & Opcodes.ACC_VOLATILE) != 0
        ? context.volatileMemory() || context.plainMemory()
        : context.plainMemory();
  }

  public boolean array(AbstractInsnNode i, int line) {
    if (!context.plainMemory()) {
      return false;
    }
    if (PatternNodes.contain(context.node().name) && !PatternNodes.usesGroups(list)) {
      return false;
    }
    int opcode = i.getOpcode();
    boolean isRead = opcode <= Opcodes.SALOAD;
    InsnList hook = new InsnList();
    if (isRead) {
      hook.add(new InsnNode(Opcodes.DUP2)); //  array index array index
    } else if (opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE) {
      hook.add(new InsnNode(Opcodes.DUP2_X2)); //  value array index value
      hook.add(new InsnNode(Opcodes.POP2)); //  value array index
      hook.add(new InsnNode(Opcodes.DUP2_X2)); //  array index value array index
    } else {
      hook.add(new InsnNode(Opcodes.DUP_X2)); //  value array index value
      hook.add(new InsnNode(Opcodes.POP)); //  value array index
      hook.add(new InsnNode(Opcodes.DUP2_X1)); //  array index value array index
    }
    lastSite = context.accessSite(method, line, "", "", false, true);
    hook.add(HookCalls.constant(lastSite));
    hook.add(context.elementHook(isRead ? "readArray" : "writeArray", "(Ljava/lang/Object;II)V"));
    list.insertBefore(i, hook);
    return true;
  }

  /** A constructor returns: in the JDK's shared classes its thread is the object's first owner. */
  public boolean created(AbstractInsnNode atReturn) {
    if (context.isTarget() || context.isInside() || !context.plainMemory()) {
      return false;
    }
    list.insertBefore(atReturn, new VarInsnNode(Opcodes.ALOAD, 0)); //  this
    list.insertBefore(atReturn, HookCalls.memoryHook("createdJdk", "(Ljava/lang/Object;)V")); //  -
    return true;
  }
}
