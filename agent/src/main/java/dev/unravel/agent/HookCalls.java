package dev.unravel.agent;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Makes the instructions that call the runtime. */
final class HookCalls {
  static final String HOOKS = "dev/unravel/runtime/Hooks";
  static final String JDK_HOOKS = "dev/unravel/runtime/JdkHooks";

  static final String CLASS_HOOKS = "dev/unravel/runtime/ClassHooks";

  static final String ARRAY_HOOKS = "dev/unravel/runtime/ArrayHooks";

  private static final String STATE_HOOKS = "dev/unravel/runtime/StateHooks";

  private static final String INSIDE_HOOKS = "dev/unravel/runtime/InsideHooks";

  private static final String FIELD_HOOKS = "dev/unravel/runtime/FieldHooks";

  private static final String SEEN = "dev/unravel/runtime/SeenClasses";
  private static final String SHADOW = "dev/unravel/runtime/Shadow";

  private HookCalls() {}

  static MethodInsnNode hook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, HOOKS, name, descriptor, false);
  }

  static MethodInsnNode classHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, CLASS_HOOKS, name, descriptor, false);
  }

  static MethodInsnNode stateHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, STATE_HOOKS, name, descriptor, false);
  }

  static MethodInsnNode shadow(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, SHADOW, name, descriptor, false);
  }

  static MethodInsnNode jdkHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, JDK_HOOKS, name, descriptor, false);
  }

  /** The one about what agents make of classes. */
  static MethodInsnNode passed(String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, SEEN, "transformed", descriptor, false);
  }

  static MethodInsnNode arrayHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, ARRAY_HOOKS, name, descriptor, false);
  }

  static MethodInsnNode insideHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, INSIDE_HOOKS, name, descriptor, false);
  }

  static MethodInsnNode fieldHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, FIELD_HOOKS, name, descriptor, false);
  }

  static AbstractInsnNode constant(int value) {
    if (value >= -1 && value <= 5) {
      return new InsnNode(Opcodes.ICONST_0 + value);
    }
    if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      return new IntInsnNode(Opcodes.SIPUSH, value);
    }
    return new LdcInsnNode(value);
  }
}
