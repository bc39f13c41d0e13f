package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.FutureTask;

/** A task that is cancelled or done; the broken twin expects that it was not. */
public final class CancelledOrDone {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    FutureTask<Integer> task = new FutureTask<>(() -> 4);
    Together.run(task::run, () -> task.cancel(false));
    if (broken || !task.isCancelled()) {
      expect(4, task.get());
    }
  }
}
