package dev.unravel.agent.code;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Stack map frames name an object whose constructor has not run yet by the label of the {@code new}
 * that made it. What is inserted before a {@code new} comes between the two.
 */
public final class UninitializedTypes {
  private UninitializedTypes() {}

  /** The labels that a {@code new} has before anything is inserted. */
  public static List<LabelNode> labelsBefore(TypeInsnNode creation) {
    List<LabelNode> labels = new ArrayList<>();
    AbstractInsnNode i = creation.getPrevious();
    while (i != null && i.getOpcode() < 0) {
      if (i instanceof LabelNode label) {
        labels.add(label);
      }
      i = i.getPrevious();
    }
    return labels;
  }

  /** Gives a {@code new} that something was inserted before a label of its own, in all frames. */
  public static void follow(
      MethodNode method, InsnList list, TypeInsnNode creation, List<LabelNode> labels) {
    if (labels.isEmpty()) {
      return;
    }
    LabelNode own = new LabelNode();
    list.insertBefore(creation, own);
    for (InsnList code : List.of(list, method.instructions)) {
      for (AbstractInsnNode i = code.getFirst(); i != null; i = i.getNext()) {
        if (i instanceof FrameNode frame) {
          frame.local = replaced(frame.local, labels, own);
          frame.stack = replaced(frame.stack, labels, own);
        }
      }
    }
  }

  private static List<Object> replaced(List<Object> types, List<LabelNode> old, LabelNode own) {
    if (types == null) {
      return null;
    }
    List<Object> result = new ArrayList<>(types);
    result.replaceAll(type -> type instanceof LabelNode label && old.contains(label) ? own : type);
    return result;
  }
}
