package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * The program ends when its last thread does, not when main does. Nothing printed means the end of
 * main cut the thread off.
 */
@Outcomes(value = "late", ownJvm = true)
public final class ProgramWaitsForItsThreads {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              try {
                main.join();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              System.out.println("late");
            });
    t.start();
  }
}
