package dev.unravel.agent.breakpoints.weave;

import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Instructions that a position means.
 *
 * @param first where a thread comes to the position; it waits before this instruction
 * @param last the last one of them, in the order of the class file; equal to the first for one
 * @param lines the lines they stand in
 * @param after whether threads wait behind them rather than before
 */
record Spot(AbstractInsnNode first, AbstractInsnNode last, List<Integer> lines, boolean after) {
  static Spot single(AbstractInsnNode instruction, boolean after) {
    return new Spot(instruction, instruction, List.of(), after);
  }
}
