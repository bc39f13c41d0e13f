package dev.unravel.agent.code;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The effect of instructions that only copy and reorder the operand stack: where what lies there
 * ends up.
 */
public final class StackShuffle {
  /** The second half of a value. */
  private static final int HALF = -1;

  private StackShuffle() {}

  /** For each value that lies there afterwards, the place of the one it is a copy of. */
  public static List<Integer> sources(Frame<?> frame, int opcode) {
    List<Integer> slots = new ArrayList<>();
    for (int place = 0; place < frame.getStackSize(); place++) {
      slots.add(place);
      if (frame.getStack(place).getSize() == 2) {
        slots.add(HALF);
      }
    }
    int top = slots.size();
    switch (opcode) {
      case Opcodes.POP -> slots.remove(top - 1);
      case Opcodes.POP2 -> slots.subList(top - 2, top).clear();
      case Opcodes.SWAP -> slots.add(top - 2, slots.remove(top - 1));
      case Opcodes.DUP -> copy(slots, 1, 0);
      case Opcodes.DUP_X1 -> copy(slots, 1, 1);
      case Opcodes.DUP_X2 -> copy(slots, 1, 2);
      case Opcodes.DUP2 -> copy(slots, 2, 0);
      case Opcodes.DUP2_X1 -> copy(slots, 2, 1);
      case Opcodes.DUP2_X2 -> copy(slots, 2, 2);
      default -> throw new IllegalArgumentException("no shuffle: " + opcode);
    }
    slots.removeIf(slot -> slot == HALF);
    return slots;
  }

  /** Copies so many slots from the top to below them and others. */
  private static void copy(List<Integer> slots, int count, int below) {
    int top = slots.size();
    List<Integer> copied = new ArrayList<>(slots.subList(top - count, top));
    slots.addAll(top - count - below, copied);
  }
}
