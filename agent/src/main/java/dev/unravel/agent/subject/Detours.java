package dev.unravel.agent.subject;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Pieces of code behind a body, where nothing falls into: a jump goes through one on its way. The
 * frame of the place it goes to will do there, because what holds at the place must hold before.
 */
public final class Detours {
  private final ClassContext context;
  private final MethodNode method;
  private final InsnList code = new InsnList();

  public Detours(ClassContext context, MethodNode method) {
    this.context = context;
    this.method = method;
  }

  /** All of them, to be put behind the body. */
  public InsnList code() {
    return code;
  }

  /** Where to jump instead, to do something on the way to a place. */
  public LabelNode to(LabelNode place, InsnList onTheWay) {
    LabelNode start = new LabelNode();
    code.add(start);
    addFrame(code, place);
    code.add(onTheWay);
    code.add(new JumpInsnNode(Opcodes.GOTO, place));
    return start;
  }

  /** Adds the frame of a place, with more on the stack. */
  public void addFrame(InsnList to, LabelNode place, Object... onTop) {
    FrameNode frame = frameAt(place);
    if (frame != null) {
      List<Object> stack = new ArrayList<>(frame.stack);
      stack.addAll(List.of(onTop));
      to.add(
          new FrameNode(
              frame.type,
              frame.local.size(),
              frame.local.toArray(),
              stack.size(),
              stack.toArray()));
    }
  }

  /** The frame at a label; null in class files before version 50, which have none. */
  private FrameNode frameAt(LabelNode label) {
    AbstractInsnNode i = label;
    while (i != null && i.getOpcode() < 0 && !(i instanceof FrameNode)) {
      i = i.getNext();
    }
    if (i instanceof FrameNode frame) {
      return frame;
    }
    if (context.hasFrames()) {
      throw new IllegalStateException("a jump to where no frame is, in " + method.name);
    }
    return null;
  }
}
