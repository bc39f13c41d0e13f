package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.FutureTask;

/** A task that two run; the broken twin runs it by itself. */
public final class RunByTwo {

  private static int runs;

  private static void run(FutureTask<Integer> task, boolean itself) {
    if (itself) {
      runs++;
    } else {
      task.run();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    FutureTask<Integer> task = new FutureTask<>(() -> ++runs);
    Together.run(() -> run(task, broken), () -> run(task, broken));
    expect(1, runs);
  }
}
