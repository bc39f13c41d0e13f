package dev.unravel.agent.subject;

import dev.unravel.runtime.proof.ShadowedMethods;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods of a class that have shadows of their values. */
public final class ShadowedClass {
  private final ClassNode node;
  private final boolean isPossible;
  private final Map<Integer, Boolean> shadowed = new HashMap<>();

  /**
   * @param isPossible whether its methods are to have shadows, unless they are odd
   */
  public ShadowedClass(ClassNode node, boolean isPossible) {
    this.node = node;
    this.isPossible = isPossible;
    for (MethodNode method : node.methods) {
      if ((method.access & Opcodes.ACC_ABSTRACT) == 0) {
        shadowed.put(number(method), false);
      }
    }
  }

  public boolean isPossible() {
    return isPossible;
  }

  public static int number(MethodNode method) {
    return ShadowedMethods.number(method.name, method.desc);
  }

  public void add(MethodNode method) {
    shadowed.put(number(method), true);
  }

  /** Tells the runtime, once it is sure that the class is used as it has become. */
  public void register() {
    if (isPossible) {
      ShadowedMethods.add(node.name.replace('/', '.'), shadowed);
    }
  }
}
