package dev.unravel.agent.body;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.runtime.init.TargetClasses;
import dev.unravel.runtime.target.OriginalMembers;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
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
 * <p>The fields of interfaces must stay final; what they hold lives elsewhere, see {@link
 * InterfaceState}. An interface of a class file that cannot have static methods stays as it is, and
 * only a new class loader gives it a new state.
 */
final class StaticReset {
  private static final int METHOD =
      Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  private static final String ASSERTIONS = "$assertionsDisabled";

  /** What the JDK looks at only if it is final: such a class is left to the JVM once. */
  private static final String SERIAL_FIELDS = "serialPersistentFields";

  private final ClassContext context;
  private final ClassNode node;
  private final boolean isInterface;
  private final boolean treatable;
  private final boolean hasInitialiser;
  private final boolean postpones;
  private final InterfaceState interfaceState;
  private final int id;
  private final List<MethodNode> added = new ArrayList<>();

  StaticReset(ClassContext context) {
    this.context = context;
    this.node = context.node();
    this.isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    this.treatable =
        !isInterface || (node.version & 0xffff) >= ClassFacts.FIRST_WITH_INTERFACE_STATE;
    this.interfaceState = new InterfaceState(context);
    this.hasInitialiser = hasInitialiser(node);
    this.postpones =
        hasInitialiser
            && !isInterface
            && (node.version & 0xffff) >= Opcodes.V1_5
            && node.fields.stream().noneMatch(f -> f.name.equals(SERIAL_FIELDS));
    this.id = TargetClasses.idOf(node.name.replace('/', '.'));
  }

  private static boolean hasInitialiser(ClassNode node) {
    for (MethodNode m : node.methods) {
      if (m.name.equals("<clinit>")) {
        return true;
      }
    }
    return false;
  }

  /** Before anything else is done to the class. */
  void prepare() {
    interfaceState.redirectReads();
    if (treatable && interfaceState.addField()) {
      for (MethodNode m : node.methods) {
        if (m.name.equals("<clinit>")) {
          interfaceState.keepValues(m);
        }
      }
    }
  }

  /** The static initialiser, instrumented. */
  void initialiser(MethodNode method) {
    if (treatable) {
      added.add(copy(method));
    }
    if (InterfaceState.has(node)) {
      method.instructions.insert(interfaceState.makeArray());
    }
    // Tells the runtime whether the JVM has been through it.
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.RETURN) {
        method.instructions.insertBefore(i, call("initialiserEnds"));
      }
    }
    Bracket.Code enter = () -> numbered("initialiserBegins");
    Bracket.Code leave = () -> numbered("initialiserLeft");
    new Bracket(context, method, method.instructions, enter, leave).insert();
    if (postpones) {
      method.instructions.insert(postponement(method));
    }
  }

  /** Any other method. Returns whether it was changed. */
  boolean guard(MethodNode method) {
    boolean entrance =
        method.name.equals("<init>")
            || (method.access & Opcodes.ACC_STATIC) != 0 && !isCalledFromHere(method);
    if (!treatable || !hasInitialiser || !entrance) {
      return false;
    }
    // Before the first label, which a loop may jump to; with a line of its own for stack traces.
    InsnList list = call("classEntered");
    LabelNode start = new LabelNode();
    list.insert(new LineNumberNode(BodyOrder.firstLine(method), start));
    list.insert(start);
    method.instructions.insert(list);
    return true;
  }

  /**
   * Whether only code with hooks of its own calls a static method: our own, and what lets nested
   * classes in. A lambda's body is called from a hidden class, which has none.
   */
  private static boolean isCalledFromHere(MethodNode method) {
    return (method.access & Opcodes.ACC_SYNTHETIC) != 0
        && (method.name.startsWith("access$") || method.name.startsWith(ClassContext.OURS));
  }

  /** {@code if (Hooks.postpones(class, id)) return;} once there is nothing final left to set. */
  private InsnList postponement(MethodNode initialiser) {
    InsnList list = new InsnList();
    for (FieldNode f : node.fields) {
      if (f.name.equals(ASSERTIONS)) {
        list.add(assertionsDisabled());
      }
    }
    LabelNode goOn = new LabelNode();
    list.add(context.ownClass()); //  class
    list.add(HookCalls.constant(id)); //  class id
    list.add(HookCalls.classHook("postpones", "(Ljava/lang/Class;I)Z")); //  postponed
    list.add(new JumpInsnNode(Opcodes.IFEQ, goOn)); //  -
    list.add(new InsnNode(Opcodes.RETURN));
    list.add(goOn);
    context.addEntryFrame(list, initialiser);
    return list;
  }

  /** What the compiler puts there for the sake of {@code assert}, without a branch. */
  private InsnList assertionsDisabled() {
    InsnList list = new InsnList();
    list.add(context.ownClass()); //  class
    list.add(
        new MethodInsnNode(
            Opcodes.INVOKEVIRTUAL, "java/lang/Class", "desiredAssertionStatus", "()Z", false));
    list.add(new InsnNode(Opcodes.ICONST_1)); //  enabled 1
    list.add(new InsnNode(Opcodes.IXOR)); //  disabled
    list.add(new FieldInsnNode(Opcodes.PUTSTATIC, node.name, ASSERTIONS, "Z")); //  -
    return list;
  }

  private InsnList numbered(String hook) {
    InsnList list = new InsnList();
    list.add(HookCalls.constant(id)); //  id
    list.add(HookCalls.classHook(hook, "(I)V")); //  -
    return list;
  }

  private InsnList call(String hook) {
    InsnList list = new InsnList();
    list.add(context.ownClass()); //  class, or null: its number has to do
    list.add(HookCalls.constant(id)); //  class id
    list.add(HookCalls.classHook(hook, "(Ljava/lang/Class;I)V")); //  -
    return list;
  }

  /** After all methods: adds what was made. Returns whether anything was. */
  boolean finish() {
    if (!treatable) {
      TargetClasses.declareLasting(id, hasInitialiser);
      return false;
    }
    MethodNode clear = clear();
    boolean clears = clear.instructions.size() > 1;
    if (clears) {
      added.add(clear);
    }
    node.methods.addAll(added);
    for (FieldNode f : node.fields) {
      if (isState(f) && !isInterface) {
        if ((f.access & Opcodes.ACC_FINAL) != 0) {
          OriginalMembers.lose(node.name, f.name, f.desc, Opcodes.ACC_FINAL);
        }
        f.access &= ~Opcodes.ACC_FINAL;
      }
    }
    TargetClasses.declare(id, clears, hasInitialiser, postpones, isInterface && hasDefaults());
    return !added.isEmpty();
  }

  private boolean hasDefaults() {
    return node.methods.stream()
        .anyMatch(m -> (m.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0);
  }

  private MethodNode copy(MethodNode initialiser) {
    MethodNode copy =
        new MethodNode(Opcodes.ASM9, METHOD, OriginalMembers.INITIALISE, "()V", null, null);
    initialiser.accept(copy);
    for (AbstractInsnNode i = copy.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof FieldInsnNode f && i.getOpcode() == Opcodes.PUTSTATIC && staysFinal(f)) {
        int size = Type.getType(f.desc).getSize();
        copy.instructions.set(i, new InsnNode(size == 1 ? Opcodes.POP : Opcodes.POP2));
      }
      i = following;
    }
    return copy;
  }

  /** Whether only the JVM's own initialisation may write a field. */
  private boolean staysFinal(FieldInsnNode access) {
    if (access.owner.equals(node.name)) {
      for (FieldNode f : node.fields) {
        if (f.name.equals(access.name) && f.desc.equals(access.desc)) {
          return isInterface || !isState(f);
        }
      }
    }
    return false;
  }

  private MethodNode clear() {
    MethodNode method =
        new MethodNode(Opcodes.ASM9, METHOD, OriginalMembers.CLEAR, "()V", null, null);
    if (InterfaceState.has(node)) {
      method.instructions.add(interfaceState.clear());
    }
    for (FieldNode f : node.fields) {
      if (isState(f) && !isInterface) {
        method.instructions.add(initialValue(f)); //  value
        method.instructions.add(
            new FieldInsnNode(Opcodes.PUTSTATIC, node.name, f.name, f.desc)); //  -
      }
    }
    method.instructions.add(new InsnNode(Opcodes.RETURN));
    return method;
  }

  static AbstractInsnNode initialValue(FieldNode f) {
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
    boolean kept = f.name.equals(ASSERTIONS) || f.name.equals(SERIAL_FIELDS);
    return !isFinal || f.value == null && !kept;
  }
}
