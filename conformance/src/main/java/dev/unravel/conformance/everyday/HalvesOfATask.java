package dev.unravel.conformance.everyday;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A task that forks one half of its work and does the other itself, on a common number. */
@Fails
public final class HalvesOfATask {
  private static int done;

  private static final class Half extends RecursiveAction {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      done++;
    }
  }

  private static final class Whole extends RecursiveAction {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      Half half = new Half();
      half.fork();
      done++;
      half.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool.commonPool().invoke(new Whole());
    if (done != 2) {
      throw new AssertionError("done " + done);
    }
  }
}
