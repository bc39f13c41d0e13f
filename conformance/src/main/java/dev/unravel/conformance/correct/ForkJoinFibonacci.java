package dev.unravel.conformance.correct;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Recursive fork and join. */
public final class ForkJoinFibonacci {
  private static final class Fibonacci extends RecursiveTask<Integer> {
    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      Fibonacci first = new Fibonacci(n - 1);
      first.fork();
      return new Fibonacci(n - 2).compute() + first.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    int value = pool.invoke(new Fibonacci(5));
    pool.shutdown();
    if (value != 5) {
      throw new AssertionError("value " + value);
    }
  }
}
