package dev.unravel.prove;

import java.util.List;

/**
 * A small program with threads, to prove things about.
 *
 * @param threads the instructions of each thread
 * @param variables how many shared variables there are; all hold 0 at the start
 * @param monitors how many monitors there are
 * @param locals how many locals each thread has
 */
public record ModelProgram(
    List<List<Instruction>> threads, int variables, int monitors, int locals) {

  /** Whether somebody has to start the thread. */
  boolean isSpawned(int thread) {
    return threads.stream()
        .flatMap(List::stream)
        .anyMatch(i -> i instanceof Instruction.Spawn spawn && spawn.thread() == thread);
  }
}
