package dev.unravel.agent.breakpoints.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Puts calls around the instructions of a spot: one before it, and one wherever it is left. A jump
 * out of it goes through code at the end of the method that makes the call and jumps on; the frame
 * there is that of the jump's target, so none has to be computed.
 */
final class MethodWeaver {
  private static final String CALLED = "dev/unravel/agent/breakpoints/woven/WovenPositions";

  private final MethodNode method;
  private final InsnList list;
  private final Arguments arguments;

  MethodWeaver(MethodNode method, Arguments arguments) {
    this.method = method;
    this.list = method.instructions;
    this.arguments = arguments;
  }

  /** Pushes what the call before a spot is told, but for the number of the site. */
  interface Arguments {
    InsnList push(Spot spot);
  }

  /** Threads wait before the spot. */
  void before(Spot spot, int site) {
    leave(spot, inside(spot), new Pass(site));
    list.insertBefore(spot.first(), reach(spot, site));
  }

  /** Threads wait where they leave the spot. */
  void after(Spot spot, int site) {
    if (spot.first() == spot.last() && isReturn(spot.first())) {
      list.insertBefore(spot.first(), reach(spot, site));
      return;
    }
    leave(spot, inside(spot), new Reach(spot, site));
  }

  /** Makes the code to be put at an exit. */
  private interface Exit {
    InsnList code();
  }

  private final class Reach implements Exit {
    private final Spot spot;
    private final int site;

    Reach(Spot spot, int site) {
      this.spot = spot;
      this.site = site;
    }

    @Override
    public InsnList code() {
      return reach(spot, site);
    }
  }

  private static final class Pass implements Exit {
    private final int site;

    Pass(int site) {
      this.site = site;
    }

    @Override
    public InsnList code() {
      InsnList code = new InsnList();
      code.add(new LdcInsnNode(site)); // .. site
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CALLED, "pass", "(I)V", false)); // ..
      return code;
    }
  }

  private InsnList reach(Spot spot, int site) {
    InsnList code = arguments.push(spot); // .. target this values
    code.add(new LdcInsnNode(site)); // .. target this values site
    code.add(
        new MethodInsnNode(
            Opcodes.INVOKESTATIC,
            CALLED,
            "reach",
            "(Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;I)V",
            false)); // ..
    return code;
  }

  private static Set<AbstractInsnNode> inside(Spot spot) {
    Set<AbstractInsnNode> inside = new HashSet<>();
    // Labels right before the first instruction are a way into it, not out of it.
    for (AbstractInsnNode i = spot.first().getPrevious();
        i != null && i.getOpcode() < 0;
        i = i.getPrevious()) {
      inside.add(i);
    }
    for (AbstractInsnNode i = spot.first(); i != spot.last(); i = i.getNext()) {
      inside.add(i);
    }
    inside.add(spot.last());
    return inside;
  }

  private void leave(Spot spot, Set<AbstractInsnNode> inside, Exit exit) {
    List<AbstractInsnNode> instructions = new ArrayList<>();
    for (AbstractInsnNode i = spot.first(); i != spot.last(); i = i.getNext()) {
      instructions.add(i);
    }
    instructions.add(spot.last());
    Map<LabelNode, LabelNode> detours = new HashMap<>();
    for (AbstractInsnNode i : instructions) {
      if (isReturn(i) || i.getOpcode() == Opcodes.ATHROW && leavesByThrow(spot)) {
        list.insertBefore(i, exit.code());
      } else if (i instanceof JumpInsnNode jump) {
        // A subroutine of old class files comes back.
        if (jump.getOpcode() != Opcodes.JSR) {
          jump.label = detour(jump.label, inside, detours, exit);
        }
      } else if (i instanceof TableSwitchInsnNode table) {
        table.dflt = detour(table.dflt, inside, detours, exit);
        table.labels.replaceAll(new Detours(inside, detours, exit));
      } else if (i instanceof LookupSwitchInsnNode lookup) {
        lookup.dflt = detour(lookup.dflt, inside, detours, exit);
        lookup.labels.replaceAll(new Detours(inside, detours, exit));
      }
    }
    if (goesOn(spot.last())) {
      InsnList code = exit.code();
      list.insert(behind(spot.last(), code), code);
    }
  }

  /**
   * Where a lock is taken or released, the range of the handler that releases it starts or ends
   * right behind. A call on the wrong side of that makes the JVM doubt that locks are released as
   * they are taken, and such a method it does not compile. The next line begins behind the code all
   * the same: whoever waits for the lock is, to the interpreter, at the instruction after it.
   */
  private AbstractInsnNode behind(AbstractInsnNode last, InsnList code) {
    AbstractInsnNode place = last;
    if (last.getOpcode() == Opcodes.MONITORENTER || last.getOpcode() == Opcodes.MONITOREXIT) {
      while (place.getNext() != null && place.getNext().getOpcode() < 0) {
        if (place.getNext() instanceof LineNumberNode line) {
          list.remove(line);
          LabelNode start = new LabelNode();
          code.add(start);
          code.add(new LineNumberNode(line.line, start));
        } else {
          place = place.getNext();
        }
      }
    }
    return place;
  }

  private final class Detours implements java.util.function.UnaryOperator<LabelNode> {
    private final Set<AbstractInsnNode> inside;
    private final Map<LabelNode, LabelNode> known;
    private final Exit exit;

    Detours(Set<AbstractInsnNode> inside, Map<LabelNode, LabelNode> known, Exit exit) {
      this.inside = inside;
      this.known = known;
      this.exit = exit;
    }

    @Override
    public LabelNode apply(LabelNode target) {
      return detour(target, inside, known, exit);
    }
  }

  private LabelNode detour(
      LabelNode target, Set<AbstractInsnNode> inside, Map<LabelNode, LabelNode> known, Exit exit) {
    if (inside.contains(target)) {
      return target;
    }
    LabelNode detour = known.get(target);
    if (detour == null) {
      detour = new LabelNode();
      known.put(target, detour);
      list.add(detour);
      FrameNode frame = frameAt(target);
      if (frame != null) {
        list.add(
            new FrameNode(
                Opcodes.F_NEW,
                frame.local.size(),
                frame.local.toArray(),
                frame.stack.size(),
                frame.stack.toArray()));
      }
      list.add(exit.code());
      list.add(new JumpInsnNode(Opcodes.GOTO, target));
    }
    return detour;
  }

  /** The frame that the class file has at a label; null in old ones. */
  private static FrameNode frameAt(LabelNode target) {
    for (AbstractInsnNode i = target; i != null && i.getOpcode() < 0; i = i.getNext()) {
      if (i instanceof FrameNode frame) {
        return frame;
      }
    }
    return null;
  }

  /** In a whole method, what is thrown may be caught in it. */
  private boolean leavesByThrow(Spot spot) {
    return !spot.lines().isEmpty() || method.tryCatchBlocks.isEmpty();
  }

  private static boolean isReturn(AbstractInsnNode i) {
    return i.getOpcode() >= Opcodes.IRETURN && i.getOpcode() <= Opcodes.RETURN;
  }

  private static boolean goesOn(AbstractInsnNode i) {
    switch (i.getOpcode()) {
      case Opcodes.GOTO:
      case Opcodes.TABLESWITCH:
      case Opcodes.LOOKUPSWITCH:
      case Opcodes.ATHROW:
      case Opcodes.RET:
        return false;
      default:
        return !isReturn(i);
    }
  }
}
