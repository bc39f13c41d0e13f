package dev.unravel.prove;

import dev.unravel.prove.path.TapeExpression;

/** An instruction of a {@link ModelProgram}. Slots of its expressions are the thread's locals. */
public sealed interface Instruction {
  record Load(int local, int variable) implements Instruction {}

  record Store(int variable, TapeExpression value) implements Instruction {}

  /**
   * The old value goes into the local; the new one may be computed from it.
   *
   * @param opaque whether nobody is told how
   */
  record Swap(int local, int variable, TapeExpression value, boolean opaque)
      implements Instruction {}

  record Enter(int monitor) implements Instruction {}

  record Leave(int monitor) implements Instruction {}

  record Await(int monitor) implements Instruction {}

  record Wake(int monitor, boolean all) implements Instruction {}

  record Spawn(int thread) implements Instruction {}

  record Collect(int thread) implements Instruction {}

  /** Goes on at the target if the condition is 0. */
  record Branch(TapeExpression condition, int target) implements Instruction {}

  record Check(TapeExpression condition) implements Instruction {}
}
