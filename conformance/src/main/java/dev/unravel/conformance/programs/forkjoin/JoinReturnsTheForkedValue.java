package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** join returns what the forked task computed. */
@Outcomes("3")
public final class JoinReturnsTheForkedValue {
  private static final class Value extends RecursiveTask<Integer> {
    private final int value;

    Value(int value) {
      this.value = value;
    }

    @Override
    protected Integer compute() {
      return value;
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<Integer> one = pool.submit(new Value(1));
    ForkJoinTask<Integer> two = pool.submit(new Value(2));
    System.out.println(one.join() + two.join());
    pool.shutdown();
  }
}
