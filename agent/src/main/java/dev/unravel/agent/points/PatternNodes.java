package dev.unravel.agent.points;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;

/**
 * The insides of a compiled regular expression. They never change once it is compiled, and
 * everybody shares them, so their own fields are no points; but they write the groups of the
 * matcher that is handed to them.
 */
final class PatternNodes {
  private static final String MATCHER = "java/util/regex/Matcher";

  private PatternNodes() {}

  static boolean contain(String className) {
    return className.startsWith("java/util/regex/Pattern");
  }

  static boolean isPoint(FieldInsnNode field) {
    return field.owner.equals(MATCHER);
  }

  /** Whether arrays in a body may be those of a matcher. */
  static boolean usesGroups(InsnList list) {
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof FieldInsnNode field
          && i.getOpcode() == Opcodes.GETFIELD
          && field.owner.equals(MATCHER)
          && field.desc.startsWith("[")) {
        return true;
      }
    }
    return false;
  }
}
