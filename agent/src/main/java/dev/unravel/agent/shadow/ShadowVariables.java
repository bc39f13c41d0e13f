package dev.unravel.agent.shadow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Variables that hold the shadows of others, and of the places of the operand stack, counted in
 * values. Where a value cannot be tainted its shadow is 0 or nobody asks: a variable that is ever
 * tainted gets a shadow with everything that is stored in it, and so does a place of the stack
 * where two ways meet.
 */
final class ShadowVariables {
  private final MethodNode method;
  private final BitSet locals = new BitSet();
  private final BitSet places = new BitSet();

  /** So many places of the stack are in use where two ways meet. */
  private final int meeting;

  /** The variable of the first shadow; the others follow. */
  private int first;

  /** Whether the caller gives shadows. */
  private int follows;

  /** Two values on their way from the stack and back. */
  private int aside;

  ShadowVariables(
      MethodNode method, InsnList list, Frame<TaintValue>[] frames, List<LabelNode> targets) {
    this.method = method;
    for (Frame<TaintValue> frame : frames) {
      if (frame != null) {
        note(frame);
      }
    }
    int most = 0;
    for (LabelNode target : targets) {
      Frame<TaintValue> frame = frames[list.indexOf(target)];
      most = Math.max(most, frame == null ? 0 : frame.getStackSize());
    }
    meeting = most;
    places.set(0, meeting);
  }

  private void note(Frame<TaintValue> frame) {
    for (int n = 0; n < frame.getLocals(); n++) {
      if (frame.getLocal(n).isTainted()) {
        locals.set(n);
      }
    }
    for (int k = 0; k < frame.getStackSize(); k++) {
      if (frame.getStack(k).isTainted()) {
        places.set(k);
      }
    }
  }

  /** Takes variables that are used nowhere else. */
  void reserve() {
    first = method.maxLocals;
    follows = first + locals.cardinality() + places.cardinality();
    aside = follows + 1;
    method.maxLocals = aside + 4;
  }

  boolean hasLocal(int local) {
    return locals.get(local);
  }

  int local(int local) {
    return first + rank(locals, local);
  }

  int place(int place) {
    return first + locals.cardinality() + rank(places, place);
  }

  private static int rank(BitSet set, int index) {
    if (!set.get(index)) {
      throw new IllegalStateException("no shadow of " + index);
    }
    return set.get(0, index).cardinality();
  }

  int follows() {
    return follows;
  }

  int aside(int which) {
    return aside + 2 * which;
  }

  /** Whether what lies at a place needs a shadow even if it cannot be tainted. */
  boolean meets(int place) {
    return place < meeting;
  }

  /** All shadows are 0 when the method begins. */
  InsnList cleared() {
    InsnList code = new InsnList();
    for (int i = first; i <= follows; i++) {
      code.add(new InsnNode(Opcodes.ICONST_0)); //  0
      code.add(new VarInsnNode(Opcodes.ISTORE, i)); //  -
    }
    return code;
  }

  /** From then on they are ints wherever a frame says what variables hold. */
  void addToFrames(InsnList list) {
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof FrameNode frame) {
        frame.local = extended(frame.local);
      }
    }
  }

  private List<Object> extended(List<Object> before) {
    List<Object> all = new ArrayList<>(before);
    int size = 0;
    for (Object type : before) {
      size += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }
    for (; size < first; size++) {
      all.add(Opcodes.TOP);
    }
    for (int i = first; i <= follows; i++) {
      all.add(Opcodes.INTEGER);
    }
    return all;
  }

  /** The first instruction of each handler in a body. */
  static List<AbstractInsnNode> handlers(MethodNode method, InsnList list) {
    List<AbstractInsnNode> handlers = new ArrayList<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (list.contains(block.handler)) {
        AbstractInsnNode i = block.handler;
        while (i != null && i.getOpcode() < 0) {
          i = i.getNext();
        }
        if (i != null && !handlers.contains(i)) {
          handlers.add(i);
        }
      }
    }
    return handlers;
  }
}
