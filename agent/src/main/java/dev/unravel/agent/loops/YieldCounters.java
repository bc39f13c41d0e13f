package dev.unravel.agent.loops;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.Detours;
import dev.unravel.agent.subject.HookCalls;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Puts a counter at each yield point, that is, at the method's entry and at every jump that goes
 * back:
 *
 * <pre>
 *   int left = YieldPoints.left - 1;
 *   YieldPoints.left = left >= 0 ? left : YieldPoints.reached(left);
 * </pre>
 *
 * One decrement and one branch, since there may be a billion of them in a second. It is stored
 * behind the branch, where the two ways meet: what the next yield point loads is then what was
 * stored here, whichever way was taken, and a compiler can see that.
 *
 * <p>The branch needs a stack map frame. At a jump the frame of the place it goes to will do,
 * because what holds there must hold here; a conditional jump, and one out of a try block, goes
 * through a piece of code at the end of the body that counts and jumps on.
 */
public final class YieldCounters {

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private final Detours detours;
  private final Map<AbstractInsnNode, Integer> places = new IdentityHashMap<>();

  /** The line of the instruction that is looked at. */
  private int line;

  public YieldCounters(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
    this.detours = new Detours(context, method);
  }

  public void insert() {
    List<AbstractInsnNode> code = List.of(list.toArray());
    for (AbstractInsnNode i : code) {
      places.put(i, places.size());
    }
    int firstLine = 0;
    for (AbstractInsnNode i : code) {
      if (i instanceof LineNumberNode number) {
        line = number.line;
        firstLine = firstLine == 0 ? line : firstLine;
      } else if (i instanceof JumpInsnNode jump) {
        if (isBack(i, jump.label)) {
          backEdge(jump);
        }
      } else if (i instanceof TableSwitchInsnNode table) {
        table.dflt = target(i, table.dflt);
        table.labels.replaceAll(label -> target(i, label));
      } else if (i instanceof LookupSwitchInsnNode lookup) {
        lookup.dflt = target(i, lookup.dflt);
        lookup.labels.replaceAll(label -> target(i, label));
      }
    }
    InsnList entry = new InsnList();
    addLine(entry, firstLine);
    entry.add(count(entry));
    context.addEntryFrame(entry, method, Opcodes.INTEGER);
    store(entry);
    list.insert(entry);
    list.add(detours.code());
  }

  private boolean isBack(AbstractInsnNode from, LabelNode to) {
    return places.get(to) < places.get(from);
  }

  private void backEdge(JumpInsnNode jump) {
    if (jump.getOpcode() == Opcodes.GOTO && !isInTry(jump)) {
      InsnList here = new InsnList();
      countAtJump(here, jump.label);
      list.insertBefore(jump, here);
    } else {
      jump.label = detour(jump.label);
    }
  }

  /** A handler may want variables that the frame of a place outside of its block has lost. */
  private boolean isInTry(AbstractInsnNode i) {
    int place = places.get(i);
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      Integer start = places.get(block.start);
      if (start != null && start <= place && place < places.get(block.end)) {
        return true;
      }
    }
    return false;
  }

  private LabelNode target(AbstractInsnNode from, LabelNode label) {
    return isBack(from, label) ? detour(label) : label;
  }

  private LabelNode detour(LabelNode label) {
    InsnList counts = new InsnList();
    addLine(counts, line);
    countAtJump(counts, label);
    return detours.to(label, counts);
  }

  /** Else the stacks of threads that stop here would tell no line, or that of other code. */
  private static void addLine(InsnList to, int line) {
    if (line > 0) {
      LabelNode here = new LabelNode();
      to.add(here);
      to.add(new LineNumberNode(line, here));
    }
  }

  private void countAtJump(InsnList to, LabelNode label) {
    LabelNode goOn = count(to);
    to.add(goOn);
    detours.addFrame(to, label, Opcodes.INTEGER);
    store(to);
  }

  /** Returns the label to go on at, where a frame belongs and then {@link #store}. */
  private static LabelNode count(InsnList to) {
    LabelNode goOn = new LabelNode();
    to.add(new FieldInsnNode(Opcodes.GETSTATIC, HookCalls.YIELD_POINTS, "left", "I")); //  left
    to.add(new InsnNode(Opcodes.ICONST_1)); //  left 1
    to.add(new InsnNode(Opcodes.ISUB)); //  less
    to.add(new InsnNode(Opcodes.DUP)); //  less less
    to.add(new JumpInsnNode(Opcodes.IFGE, goOn)); //  less
    to.add(
        new MethodInsnNode(
            Opcodes.INVOKESTATIC, HookCalls.YIELD_POINTS, "reached", "(I)I", false)); //  less
    return goOn;
  }

  private static void store(InsnList to) {
    to.add(new FieldInsnNode(Opcodes.PUTSTATIC, HookCalls.YIELD_POINTS, "left", "I")); //  -
  }
}
