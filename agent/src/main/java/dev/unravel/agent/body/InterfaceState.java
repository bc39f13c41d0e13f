package dev.unravel.agent.body;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The fields of an interface that are more than constants of the compiler. The JVM insists that
 * they are final, and its compilers take what is final for what never changes; so for an execution
 * to start with new ones, their values live in an array, which a field of ours holds, and every
 * read in the target goes there. The field itself keeps what the JVM's own initialisation gave it.
 */
final class InterfaceState {
  /** The field that we add to such an interface. */
  static final String VALUES = ClassContext.OURS + "values";

  private static final String ARRAY = "[Ljava/lang/Object;";

  private final ClassContext context;

  InterfaceState(ClassContext context) {
    this.context = context;
  }

  /** Sends all reads of such fields in a class to the array. */
  void redirectReads() {
    for (MethodNode method : context.node().methods) {
      for (AbstractInsnNode i = method.instructions.getFirst(); i != null; ) {
        AbstractInsnNode following = i.getNext();
        if (i.getOpcode() == Opcodes.GETSTATIC && i instanceof FieldInsnNode f) {
          redirect(method.instructions, f);
        }
        i = following;
      }
    }
  }

  private void redirect(InsnList list, FieldInsnNode f) {
    if (Treatment.of(f.owner) != Treatment.TARGET || f.name.startsWith(ClassContext.OURS)) {
      return;
    }
    String owner = context.facts().fieldOwner(context.loader(), f.owner, f.name);
    int index =
        Treatment.of(owner) == Treatment.TARGET
            ? context.facts().interfaceState(context.loader(), owner, f.name)
            : -1;
    if (index < 0) {
      return;
    }
    InsnList code = new InsnList();
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner, VALUES, ARRAY)); //  values
    code.add(HookCalls.constant(index)); //  values index
    code.add(HookCalls.classHook("constant", "(" + ARRAY + "I)Ljava/lang/Object;")); //  value
    unbox(code, Type.getType(f.desc));
    list.insertBefore(f, code);
    list.remove(f);
  }

  private static void unbox(InsnList code, Type type) {
    String box = box(type);
    if (box == null) {
      if (!type.getInternalName().equals("java/lang/Object")) {
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName())); //  value
      }
      return;
    }
    code.add(new TypeInsnNode(Opcodes.CHECKCAST, box)); //  box
    String unboxing = type.getClassName() + "Value";
    code.add(
        new MethodInsnNode(Opcodes.INVOKEVIRTUAL, box, unboxing, "()" + type, false)); //  value
  }

  /** The class of boxes for a primitive type, or null for any other. */
  private static String box(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.CHAR -> "java/lang/Character";
      case Type.BYTE -> "java/lang/Byte";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> null;
    };
  }

  /** Adds the field to an interface that has such fields itself. */
  boolean addField() {
    boolean needed =
        (context.node().access & Opcodes.ACC_INTERFACE) != 0
            && context.node().fields.stream().anyMatch(f -> f.value == null);
    if (needed) {
      int access =
          Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
      context.node().fields.add(new FieldNode(access, VALUES, ARRAY, null, null));
    }
    return needed;
  }

  /** Whether an interface has the field. */
  static boolean has(ClassNode node) {
    return node.fields.stream().anyMatch(f -> f.name.equals(VALUES));
  }

  /** Behind each value that the initialiser computes: keeps it in the array as well. */
  void keepValues(MethodNode initialiser) {
    for (AbstractInsnNode i = initialiser.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.PUTSTATIC
          && i instanceof FieldInsnNode f
          && f.owner.equals(context.node().name)
          && !f.name.equals(VALUES)) {
        int index = context.facts().interfaceState(context.loader(), f.owner, f.name);
        if (index >= 0) {
          initialiser.instructions.insertBefore(f, keep(f, index));
        }
      }
    }
  }

  private InsnList keep(FieldInsnNode f, int index) {
    Type type = Type.getType(f.desc);
    InsnList code = new InsnList();
    code.add(new InsnNode(type.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2)); //  value value
    addBox(code, type); //  value box
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, f.owner, VALUES, ARRAY)); //  value box values
    code.add(HookCalls.constant(index)); //  value box values index
    String descriptor = "(Ljava/lang/Object;" + ARRAY + "I)V";
    code.add(HookCalls.classHook("keepConstant", descriptor)); //  value
    return code;
  }

  /** First thing in the JVM's own initialisation: makes the array. */
  InsnList makeArray() {
    InsnList code = new InsnList();
    int size = (int) context.node().fields.stream().filter(f -> f.value == null).count() - 1;
    code.add(HookCalls.constant(size)); //  size
    code.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object")); //  values
    code.add(new FieldInsnNode(Opcodes.PUTSTATIC, context.node().name, VALUES, ARRAY)); //  -
    code.add(clear());
    return code;
  }

  /** Sets all elements to what a field holds before it is initialised. */
  InsnList clear() {
    InsnList code = new InsnList();
    int index = 0;
    for (FieldNode f : context.node().fields) {
      if (f.value != null || f.name.equals(VALUES)) {
        continue;
      }
      Type type = Type.getType(f.desc);
      code.add(StaticReset.initialValue(f)); //  value
      addBox(code, type); //  box
      code.add(
          new FieldInsnNode(Opcodes.GETSTATIC, context.node().name, VALUES, ARRAY)); //  box values
      code.add(HookCalls.constant(index++)); //  box values index
      String descriptor = "(Ljava/lang/Object;" + ARRAY + "I)V";
      code.add(HookCalls.classHook("keepConstant", descriptor)); //  -
    }
    return code;
  }

  private static void addBox(InsnList code, Type type) {
    String box = box(type);
    if (box != null) {
      String boxing = "(" + type + ")L" + box + ";";
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box, "valueOf", boxing, false)); //  box
    }
  }
}
