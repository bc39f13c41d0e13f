package dev.unravel.agent.subject;

import dev.unravel.runtime.hooks.ArrayHooks;
import dev.unravel.runtime.hooks.ClassHooks;
import dev.unravel.runtime.hooks.ExitHooks;
import dev.unravel.runtime.hooks.FieldHooks;
import dev.unravel.runtime.hooks.GroupHooks;
import dev.unravel.runtime.hooks.Hooks;
import dev.unravel.runtime.hooks.InsideHooks;
import dev.unravel.runtime.hooks.JdkHooks;
import dev.unravel.runtime.hooks.MemoryHooks;
import dev.unravel.runtime.hooks.MonitorHooks;
import dev.unravel.runtime.hooks.StateHooks;
import dev.unravel.runtime.hooks.ThreadHooks;
import dev.unravel.runtime.proof.Shadow;
import dev.unravel.runtime.schedule.YieldPoints;
import dev.unravel.runtime.target.OriginalMembers;
import dev.unravel.runtime.target.SeenClasses;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Makes the instructions that call the runtime. A hook is named by a string, its class never is:
 * the compiler knows where that lives.
 */
public final class HookCalls {
  public static final String HOOKS = Type.getInternalName(Hooks.class);
  static final String MEMORY_HOOKS = Type.getInternalName(MemoryHooks.class);
  public static final String MONITOR_HOOKS = Type.getInternalName(MonitorHooks.class);
  public static final String JDK_HOOKS = Type.getInternalName(JdkHooks.class);
  public static final String THREAD_HOOKS = Type.getInternalName(ThreadHooks.class);
  public static final String GROUP_HOOKS = Type.getInternalName(GroupHooks.class);
  public static final String EXIT_HOOKS = Type.getInternalName(ExitHooks.class);
  public static final String CLASS_HOOKS = Type.getInternalName(ClassHooks.class);
  static final String ARRAY_HOOKS = Type.getInternalName(ArrayHooks.class);
  public static final String YIELD_POINTS = Type.getInternalName(YieldPoints.class);
  public static final String ORIGINAL_MEMBERS = Type.getInternalName(OriginalMembers.class);
  private static final String STATE_HOOKS = Type.getInternalName(StateHooks.class);
  private static final String INSIDE_HOOKS = Type.getInternalName(InsideHooks.class);
  private static final String FIELD_HOOKS = Type.getInternalName(FieldHooks.class);
  private static final String SEEN = Type.getInternalName(SeenClasses.class);
  public static final String SHADOW = Type.getInternalName(Shadow.class);

  /** The classes that have nothing but hooks. */
  public static final List<Class<?>> OWNERS =
      List.of(
          Hooks.class,
          MemoryHooks.class,
          MonitorHooks.class,
          JdkHooks.class,
          ThreadHooks.class,
          GroupHooks.class,
          ExitHooks.class,
          ClassHooks.class,
          ArrayHooks.class,
          StateHooks.class,
          FieldHooks.class,
          InsideHooks.class,
          Shadow.class);

  private HookCalls() {}

  public static MethodInsnNode hook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode memoryHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, MEMORY_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode monitorHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, MONITOR_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode classHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, CLASS_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode stateHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, STATE_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode shadow(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, SHADOW, name, descriptor, false);
  }

  public static MethodInsnNode jdkHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, JDK_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode threadHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, THREAD_HOOKS, name, descriptor, false);
  }

  /** The one about what agents make of classes. */
  public static MethodInsnNode passed(String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, SEEN, "transformed", descriptor, false);
  }

  public static MethodInsnNode arrayHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, ARRAY_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode insideHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, INSIDE_HOOKS, name, descriptor, false);
  }

  public static MethodInsnNode fieldHook(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, FIELD_HOOKS, name, descriptor, false);
  }

  public static AbstractInsnNode constant(int value) {
    if (value >= -1 && value <= 5) {
      return new InsnNode(Opcodes.ICONST_0 + value);
    }
    if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      return new IntInsnNode(Opcodes.SIPUSH, value);
    }
    return new LdcInsnNode(value);
  }
}
