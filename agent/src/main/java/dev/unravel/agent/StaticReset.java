package dev.unravel.agent;

import dev.unravel.runtime.ClassInit;
import dev.unravel.runtime.OriginalMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets the runtime put a class back to where it was before its initialisation, so that executions
 * can start from fresh static fields without loading the class again. The class gets two methods:
 * one sets its static fields to their defaults, the other is a copy of its static initialiser. A
 * field that the initialiser assigns is no longer final, because the JVM lets nobody else write it;
 * what is a scheduling point is decided from the original class file and stays the same.
 *
 * <p>The copy has to run where the JVM would have run the initialiser. Hooks before the target's
 * own instructions see to that; for callers without hooks (reflection, method handles, the JDK),
 * constructors and static methods ask as well.
 *
 * <p>Interfaces stay as they are because their fields must be final, and so do enums because the
 * JDK remembers their constants.
 */
final class StaticReset {
  private static final int METHOD =
      Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  /** What never changes after it is made, and is slow or of no effect if not final. */
  private static final Set<String> KEPT_TYPES =
      Set.of(
          "Ljava/lang/invoke/VarHandle;",
          "Ljava/util/concurrent/atomic/AtomicIntegerFieldUpdater;",
          "Ljava/util/concurrent/atomic/AtomicLongFieldUpdater;",
          "Ljava/util/concurrent/atomic/AtomicReferenceFieldUpdater;");

  private static final Set<String> KEPT_NAMES =
      Set.of("$assertionsDisabled", "serialPersistentFields");

  private final ClassContext context;
  private final ClassNode node;
  private final boolean treatable;
  private final boolean hasInitialiser;
  private final int id;
  private final List<MethodNode> added = new ArrayList<>();

  StaticReset(ClassContext context) {
    this.context = context;
    this.node = context.node();
    this.treatable = (node.access & (Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM)) == 0;
    this.hasInitialiser = hasInitialiser(node);
    this.id = ClassInit.idOf(node.name.replace('/', '.'));
  }

  private static boolean hasInitialiser(ClassNode node) {
    for (MethodNode m : node.methods) {
      if (m.name.equals("<clinit>")) {
        return true;
      }
    }
    return false;
  }

  /** The static initialiser, instrumented but not bracketed yet. */
  void initialiser(MethodNode method) {
    if (treatable) {
      added.add(copy(method));
    }
    // Tells the runtime whether the JVM has been through it.
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.RETURN) {
        method.instructions.insertBefore(i, call("initialiserEnds"));
      }
    }
    method.instructions.insert(HookCalls.hook("initialiserBegins", "()V"));
  }

  /** Any other method. Returns whether it was changed. */
  boolean guard(MethodNode method) {
    boolean entrance =
        method.name.equals("<init>")
            || (method.access & Opcodes.ACC_STATIC) != 0
                && (method.access & Opcodes.ACC_SYNTHETIC) == 0;
    if (!treatable || !hasInitialiser || !entrance) {
      return false;
    }
    // Before the first label, which a loop may jump to; with a line of its own for stack traces.
    InsnList list = call("classEntered");
    LabelNode start = new LabelNode();
    list.insert(new LineNumberNode(Instructions.firstLine(method), start));
    list.insert(start);
    method.instructions.insert(list);
    return true;
  }

  private InsnList call(String hook) {
    InsnList list = new InsnList();
    // Class files before version 49 have no class constants; their name has to do.
    list.add(
        (node.version & 0xffff) >= Opcodes.V1_5
            ? new LdcInsnNode(Type.getObjectType(node.name))
            : new InsnNode(Opcodes.ACONST_NULL)); //  class
    list.add(HookCalls.constant(id)); //  class id
    list.add(HookCalls.hook(hook, "(Ljava/lang/Class;I)V")); //  -
    return list;
  }

  /** After all methods: adds what was made. Returns whether anything was. */
  boolean finish() {
    if (!treatable) {
      return false;
    }
    MethodNode clear = clear();
    boolean clears = clear.instructions.size() > 1;
    if (clears) {
      added.add(clear);
    }
    node.methods.addAll(added);
    for (FieldNode f : node.fields) {
      if (isState(f)) {
        if ((f.access & Opcodes.ACC_FINAL) != 0) {
          OriginalMembers.lose(node.name, f.name, f.desc, Opcodes.ACC_FINAL);
        }
        f.access &= ~Opcodes.ACC_FINAL;
      }
    }
    ClassInit.declare(id, clears, hasInitialiser);
    return !added.isEmpty();
  }

  private MethodNode copy(MethodNode initialiser) {
    MethodNode copy = new MethodNode(Opcodes.ASM9, METHOD, ClassInit.INITIALISE, "()V", null, null);
    initialiser.accept(copy);
    for (AbstractInsnNode i = copy.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof FieldInsnNode f && i.getOpcode() == Opcodes.PUTSTATIC && isKept(f)) {
        int size = Type.getType(f.desc).getSize();
        copy.instructions.set(i, new InsnNode(size == 1 ? Opcodes.POP : Opcodes.POP2));
      }
      i = following;
    }
    Bracket.of(context, copy, "quietEnter", "quietExit").insert();
    return copy;
  }

  private boolean isKept(FieldInsnNode access) {
    if (access.owner.equals(node.name)) {
      for (FieldNode f : node.fields) {
        if (f.name.equals(access.name) && f.desc.equals(access.desc)) {
          return !isState(f);
        }
      }
    }
    return false;
  }

  private MethodNode clear() {
    MethodNode method = new MethodNode(Opcodes.ASM9, METHOD, ClassInit.CLEAR, "()V", null, null);
    for (FieldNode f : node.fields) {
      if (isState(f)) {
        method.instructions.add(initialValue(f)); //  value
        method.instructions.add(
            new FieldInsnNode(Opcodes.PUTSTATIC, node.name, f.name, f.desc)); //  -
      }
    }
    method.instructions.add(new InsnNode(Opcodes.RETURN));
    return method;
  }

  private static AbstractInsnNode initialValue(FieldNode f) {
    if (f.value != null) {
      return new LdcInsnNode(f.value);
    }
    return new InsnNode(
        switch (Type.getType(f.desc).getSort()) {
          case Type.LONG -> Opcodes.LCONST_0;
          case Type.FLOAT -> Opcodes.FCONST_0;
          case Type.DOUBLE -> Opcodes.DCONST_0;
          case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
          default -> Opcodes.ICONST_0;
        });
  }

  /** Whether a field may differ between two executions. */
  private static boolean isState(FieldNode f) {
    if ((f.access & Opcodes.ACC_STATIC) == 0) {
      return false;
    }
    boolean isFinal = (f.access & Opcodes.ACC_FINAL) != 0;
    boolean kept = KEPT_TYPES.contains(f.desc) || KEPT_NAMES.contains(f.name);
    return !isFinal || f.value == null && !kept;
  }
}
