package dev.unravel.agent.body;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks that let a class look as its class file says: where the JDK leaves out what reflection must
 * not show, and where a lambda says what it is made of before it is serialised.
 */
final class ReflectedMembers {
  private static final String FIELDS = "[Ljava/lang/reflect/Field;";
  private static final String METHODS = "[Ljava/lang/reflect/Method;";
  private static final String CONSTRUCTORS = "[Ljava/lang/reflect/Constructor;";
  private static final String STRING = "Ljava/lang/String;";

  /** Where the constructor of SerializedLambda has what it is told of the implementation. */
  private static final int KIND = 5;

  private static final int OWNER = 6;
  private static final int NAME = 7;
  private static final int DESCRIPTOR = 8;

  private ReflectedMembers() {}

  static boolean hook(ClassContext context, MethodNode method) {
    switch (method.name + method.desc) {
      case "filterFields(Ljava/lang/Class;" + FIELDS + ")" + FIELDS:
        method.instructions.insert(through("declaredFields", FIELDS));
        return true;
      case "filterMethods(Ljava/lang/Class;" + METHODS + ")" + METHODS:
        method.instructions.insert(through("declaredMethods", METHODS));
        return true;
      case "<init>(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
          + "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
          + "[Ljava/lang/Object;)V":
        if (context.node().name.endsWith("/SerializedLambda")) {
          method.instructions.insert(original());
          return true;
        }
        return false;
      default:
        return false;
    }
  }

  /** What the JVM tells of a class's constructors comes without a filter of the JDK. */
  static boolean hookConstructors(MethodNode method) {
    boolean hooked = false;
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each instanceof MethodInsnNode call && call.name.equals("getDeclaredConstructors0")) {
        method.instructions.insert(
            call, call("declaredConstructors", "(" + CONSTRUCTORS + ")" + CONSTRUCTORS)); // members
        hooked = true;
      }
    }
    return hooked;
  }

  private static InsnList through(String hook, String type) {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.ALOAD, 1)); //  members
    list.add(call(hook, "(" + type + ")" + type)); //  members
    list.add(new VarInsnNode(Opcodes.ASTORE, 1)); //  -
    return list;
  }

  /** Before the call of the other constructor, as it does not touch {@code this}. */
  private static InsnList original() {
    InsnList list = new InsnList();
    replace(list, KIND, Opcodes.ILOAD, Opcodes.ISTORE, "implementationKind", "I");
    replace(list, OWNER, Opcodes.ALOAD, Opcodes.ASTORE, "implementationClass", STRING);
    replace(list, DESCRIPTOR, Opcodes.ALOAD, Opcodes.ASTORE, "implementationType", STRING);
    // Last, since the others ask for it.
    replace(list, NAME, Opcodes.ALOAD, Opcodes.ASTORE, "implementationName", STRING);
    return list;
  }

  private static void replace(
      InsnList list, int slot, int load, int store, String hook, String type) {
    list.add(new VarInsnNode(load, slot)); //  value
    list.add(new VarInsnNode(Opcodes.ALOAD, NAME)); //  value name
    list.add(call(hook, "(" + type + STRING + ")" + type)); //  value
    list.add(new VarInsnNode(store, slot)); //  -
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, HookCalls.ORIGINAL_MEMBERS, name, descriptor, false);
  }
}
