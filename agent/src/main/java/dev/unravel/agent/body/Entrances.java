package dev.unravel.agent.body;

import dev.unravel.agent.subject.HookCalls;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods by which others come into the target, threads that nobody controls among them: the
 * JVM's finaliser, a cleaner, the handler of a signal. A hook at their beginning tells; it is no
 * point. And the calls by which the target makes classes that no agent gets to see.
 */
final class Entrances {
  private static final Set<String> CALLED_BY_OTHERS =
      Set.of("run", "call", "finalize", "handle", "completed", "failed", "clean", "close");

  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  private static final String RESULT = ")L" + LOOKUP + ";";

  private Entrances() {}

  /** Returns whether the method was changed. */
  static boolean hook(MethodNode method) {
    boolean hidden = hiddenClasses(method);
    boolean isLambda =
        (method.access & Opcodes.ACC_SYNTHETIC) != 0 && method.name.startsWith("lambda$");
    boolean isCallback =
        (method.access & Opcodes.ACC_STATIC) == 0 && CALLED_BY_OTHERS.contains(method.name);
    if (isLambda || isCallback) {
      method.instructions.insert(HookCalls.hook("entered", "()V")); //  -
    }
    return hidden || isLambda || isCallback;
  }

  private static boolean hiddenClasses(MethodNode method) {
    boolean found = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof MethodInsnNode call
          && call.owner.equals(LOOKUP)
          && call.name.startsWith("defineHiddenClass")
          && call.desc.endsWith(RESULT)) {
        method.instructions.insert(
            i, HookCalls.hook("definedHidden", "(L" + LOOKUP + ";)V")); //  lookup
        method.instructions.insert(i, new InsnNode(Opcodes.DUP)); //  lookup lookup
        found = true;
      }
    }
    return found;
  }
}
