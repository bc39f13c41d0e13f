package dev.unravel.conformance;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The class that keeps what was in local variables, and the code of it that makes it. */
final class StateHolder {
  /** Where the moved code has its variables, out of the way of any others. */
  private static final int SHIFT = 50;

  private static final String LIST = "java/util/ArrayList";

  private final ClassNode main;
  private final StatePlace place;
  private final Map<Integer, KeptVariable> kept;
  private final String name;

  StateHolder(ClassNode main, StatePlace place, Map<Integer, KeptVariable> kept) {
    this.main = main;
    this.place = place;
    this.kept = kept;
    this.name = place.owner(main.name);
  }

  /** The class that was added, if one was. */
  Optional<ClassNode> make(OpeningStatements opening) {
    InsnList code = new InsnList();
    for (AbstractInsnNode i : opening.code()) {
      code.add(i);
      if (i instanceof VarInsnNode v) {
        KeptVariable variable = kept.get(v.var);
        v.var += SHIFT;
        if (i.getOpcode() == Opcodes.ASTORE) {
          keep(code, variable, v.var);
        }
      }
    }
    return switch (place) {
      case STATIC_FIELDS -> {
        addFields(main, Opcodes.ACC_STATIC);
        append(initialiser(main), code);
        yield Optional.empty();
      }
      case ENUM_CONSTANT -> Optional.of(enumWith(code));
      case STATIC_COLLECTION -> Optional.of(shelfWith(code));
    };
  }

  private void keep(InsnList code, KeptVariable variable, int slot) {
    String type = variable.type().getDescriptor();
    switch (place) {
      case STATIC_FIELDS -> {
        code.add(new VarInsnNode(Opcodes.ALOAD, slot)); //  value
        code.add(new FieldInsnNode(Opcodes.PUTSTATIC, name, variable.name(), type)); //  -
      }
      case ENUM_CONSTANT -> {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
        code.add(new VarInsnNode(Opcodes.ALOAD, slot)); //  this value
        code.add(new FieldInsnNode(Opcodes.PUTFIELD, name, variable.name(), type)); //  -
      }
      case STATIC_COLLECTION -> {
        code.add(
            new FieldInsnNode(
                Opcodes.GETSTATIC, name, KeptVariable.LIST, KeptVariable.LIST_TYPE)); //  list
        code.add(new VarInsnNode(Opcodes.ALOAD, slot)); //  list value
        code.add(
            new MethodInsnNode(
                Opcodes.INVOKEVIRTUAL, LIST, "add", "(Ljava/lang/Object;)Z", false)); //  added
        code.add(new InsnNode(Opcodes.POP)); //  -
      }
    }
  }

  private void addFields(ClassNode to, int access) {
    for (KeptVariable v : kept.values()) {
      String type = v.type().getDescriptor();
      to.fields.add(new FieldNode(access | Opcodes.ACC_FINAL, v.name(), type, null, null));
    }
  }

  private static MethodNode initialiser(ClassNode node) {
    for (MethodNode m : node.methods) {
      if (m.name.equals("<clinit>")) {
        return m;
      }
    }
    MethodNode made = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    made.instructions.add(new InsnNode(Opcodes.RETURN));
    node.methods.add(made);
    return made;
  }

  private static void append(MethodNode method, InsnList code) {
    AbstractInsnNode last = method.instructions.getLast();
    while (last.getOpcode() != Opcodes.RETURN) {
      last = last.getPrevious();
    }
    method.instructions.insertBefore(last, code);
  }

  private ClassNode nested(int access, String parent) {
    ClassNode node = new ClassNode();
    node.version = main.version;
    node.access = access | Opcodes.ACC_SUPER | Opcodes.ACC_FINAL;
    node.name = name;
    node.superName = parent;
    node.sourceFile = main.sourceFile;
    node.nestHostClass = main.name;
    main.nestMembers = main.nestMembers == null ? new ArrayList<>() : main.nestMembers;
    main.nestMembers.add(name);
    return node;
  }

  private ClassNode shelfWith(InsnList code) {
    ClassNode node = nested(0, "java/lang/Object");
    node.fields.add(
        new FieldNode(
            Opcodes.ACC_STATIC | Opcodes.ACC_FINAL,
            KeptVariable.LIST,
            KeptVariable.LIST_TYPE,
            null,
            null));
    InsnList make = new InsnList();
    make.add(new TypeInsnNode(Opcodes.NEW, LIST)); //  list
    make.add(new InsnNode(Opcodes.DUP)); //  list list
    make.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, LIST, "<init>", "()V", false)); //  list
    make.add(
        new FieldInsnNode(
            Opcodes.PUTSTATIC, name, KeptVariable.LIST, KeptVariable.LIST_TYPE)); //  -
    make.add(code);
    append(initialiser(node), make);
    return node;
  }

  private ClassNode enumWith(InsnList code) {
    ClassNode node = nested(Opcodes.ACC_ENUM, "java/lang/Enum");
    String type = "L" + name + ";";
    node.signature = "Ljava/lang/Enum<" + type + ">;";
    int constant = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM;
    node.fields.add(new FieldNode(constant, KeptVariable.CONSTANT, type, null, null));
    addFields(node, 0);
    MethodNode constructor =
        new MethodNode(Opcodes.ACC_PRIVATE, "<init>", "(Ljava/lang/String;I)V", null, null);
    InsnList body = constructor.instructions;
    body.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
    body.add(new VarInsnNode(Opcodes.ALOAD, 1)); //  this name
    body.add(new VarInsnNode(Opcodes.ILOAD, 2)); //  this name ordinal
    body.add(
        new MethodInsnNode(
            Opcodes.INVOKESPECIAL,
            "java/lang/Enum",
            "<init>",
            "(Ljava/lang/String;I)V",
            false)); //  -
    body.add(code);
    body.add(new InsnNode(Opcodes.RETURN));
    node.methods.add(constructor);
    InsnList make = new InsnList();
    make.add(new TypeInsnNode(Opcodes.NEW, name)); //  one
    make.add(new InsnNode(Opcodes.DUP)); //  one one
    make.add(new LdcInsnNode(KeptVariable.CONSTANT)); //  one one name
    make.add(new InsnNode(Opcodes.ICONST_0)); //  one one name ordinal
    make.add(
        new MethodInsnNode(
            Opcodes.INVOKESPECIAL, name, "<init>", "(Ljava/lang/String;I)V", false)); //  one
    make.add(new FieldInsnNode(Opcodes.PUTSTATIC, name, KeptVariable.CONSTANT, type)); //  -
    append(initialiser(node), make);
    return node;
  }
}
