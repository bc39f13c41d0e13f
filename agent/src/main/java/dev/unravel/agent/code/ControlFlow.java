package dev.unravel.agent.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The order in which instructions of a body may follow each other, by their positions before any
 * change. Of use only where something jumps back; else nothing but the jumps is known.
 */
public final class ControlFlow {
  private final List<AbstractInsnNode> code = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> index = new HashMap<>();

  /** Without the handlers of what is thrown. */
  private final List<BitSet> straight = new ArrayList<>();

  private final List<BitSet> successors = new ArrayList<>();

  public ControlFlow(MethodNode method, InsnList list) {
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      index.put(i, code.size());
      code.add(i);
    }
    if (!jumpsBack().isEmpty()) {
      connect(method);
    }
  }

  private void connect(MethodNode method) {
    for (int i = 0; i < code.size(); i++) {
      BitSet next = new BitSet();
      JumpTargets.of(code.get(i)).stream()
          .map(index::get)
          .filter(target -> target != null)
          .forEach(next::set);
      if (fallsThrough(i) && i + 1 < code.size()) {
        next.set(i + 1);
      }
      straight.add(next);
      successors.add((BitSet) next.clone());
    }
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      Integer from = index.get(handler.start);
      Integer to = index.get(handler.end);
      Integer target = index.get(handler.handler);
      if (from != null && to != null && target != null) {
        for (int i = from; i < to; i++) {
          successors.get(i).set(target);
        }
      }
    }
  }

  /** All instructions, with what is none: labels, lines, frames. */
  public List<AbstractInsnNode> code() {
    return code;
  }

  /** A jump that went to one label goes to another now, which does something and leads there. */
  public void redirected(LabelNode from, LabelNode by) {
    index.put(by, index.get(from));
  }

  /** Where a label is, or where it leads; null if that is not in this body. */
  public Integer position(LabelNode label) {
    return index.get(label);
  }

  /** What may come behind an instruction, handlers of what it throws included. */
  public BitSet successors(int i) {
    return successors.get(i);
  }

  /** What may come behind an instruction that throws nothing. */
  public BitSet straight(int i) {
    return straight.get(i);
  }

  /** By the label that a loop jumps back to, the jumps; none where there are subroutines. */
  public Map<Integer, BitSet> jumpsBack() {
    Map<Integer, BitSet> jumpsBack = new TreeMap<>();
    for (int i = 0; i < code.size(); i++) {
      if (code.get(i) instanceof JumpInsnNode jump) {
        if (jump.getOpcode() == Opcodes.JSR) {
          return Map.of();
        }
        Integer head = index.get(jump.label);
        if (head != null && head <= i) {
          jumpsBack.computeIfAbsent(head, h -> new BitSet()).set(i);
        }
      }
    }
    return jumpsBack;
  }

  public boolean fallsThrough(int i) {
    return JumpTargets.fallsThrough(code.get(i));
  }

  /** What may run between two arrivals at a head. */
  public BitSet body(int head, BitSet jumpsBack) {
    BitSet reached = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(head));
    while (!open.isEmpty()) {
      int i = open.remove(open.size() - 1);
      if (!reached.get(i)) {
        reached.set(i);
        successors.get(i).stream().forEach(open::add);
      }
    }
    // Not beyond the head: what leads to it from outside is a new arrival, not a round.
    BitSet body = (BitSet) jumpsBack.clone();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int i = reached.nextSetBit(0); i >= 0; i = reached.nextSetBit(i + 1)) {
        if (!body.get(i) && leadsInto(i, body, head)) {
          body.set(i);
          grows = true;
        }
      }
    }
    body.and(reached);
    return body;
  }

  private boolean leadsInto(int i, BitSet body, int head) {
    BitSet next = (BitSet) successors.get(i).clone();
    next.clear(head);
    return next.intersects(body);
  }
}
