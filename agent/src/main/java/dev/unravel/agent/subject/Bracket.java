package dev.unravel.agent.subject;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Puts instructions before a body and others behind every way out of it, exceptions included:
 *
 * <pre>
 *   enter
 *   try { body, with leave before each return } catch (Throwable t) { leave; throw t; }
 * </pre>
 *
 * What a return leaves by lies outside the try block, so that an exception in it does not leave
 * twice.
 */
public final class Bracket {
  /** Makes a fresh copy of instructions; a node can stand in one place only. */
  public interface Code {
    InsnList make();
  }

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList body;
  private final Code enter;
  private final Code leave;

  public Bracket(ClassContext context, MethodNode method, InsnList body, Code enter, Code leave) {
    this.context = context;
    this.method = method;
    this.body = body;
    this.enter = enter;
    this.leave = leave;
  }

  /** A bracket of two hooks without arguments around a whole method. */
  public static Bracket of(ClassContext context, MethodNode method, String enter, String leave) {
    return new Bracket(context, method, method.instructions, () -> hook(enter), () -> hook(leave));
  }

  private static InsnList hook(String name) {
    InsnList list = new InsnList();
    list.add(HookCalls.hook(name, "()V"));
    return list;
  }

  public void insert() {
    List<LabelNode> starts = new ArrayList<>();
    List<LabelNode> ends = new ArrayList<>();
    LabelNode start = new LabelNode();
    starts.add(start);
    for (AbstractInsnNode i = body.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i.getOpcode() >= Opcodes.IRETURN && i.getOpcode() <= Opcodes.RETURN) {
        LabelNode end = new LabelNode();
        LabelNode restart = new LabelNode();
        body.insertBefore(i, end);
        body.insertBefore(i, leave.make());
        body.insert(i, restart);
        ends.add(end);
        starts.add(restart);
      }
      i = following;
    }
    InsnList head = enter.make();
    head.add(start);
    body.insert(head);
    LabelNode end = new LabelNode();
    LabelNode handler = new LabelNode();
    ends.add(end);
    body.add(end);
    body.add(handler);
    context.addHandlerFrame(body, method);
    body.add(leave.make());
    body.add(new InsnNode(Opcodes.ATHROW));
    for (int k = 0; k < starts.size(); k++) {
      if (holdsCode(starts.get(k), ends.get(k))) {
        method.tryCatchBlocks.add(new TryCatchBlockNode(starts.get(k), ends.get(k), handler, null));
      }
    }
  }

  private static boolean holdsCode(AbstractInsnNode from, AbstractInsnNode to) {
    for (AbstractInsnNode i = from; i != to; i = i.getNext()) {
      if (i.getOpcode() >= 0) {
        return true;
      }
    }
    return false;
  }
}
