package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task of one pool waits for a task of another. */
@Outcomes("42")
public final class NestedExecutors {
  public static void main(String[] args) throws Exception {
    ExecutorService outer = Executors.newSingleThreadExecutor();
    ExecutorService inner = Executors.newSingleThreadExecutor();
    Future<Integer> result =
        outer.submit(() -> inner.submit(() -> 20).get() + inner.submit(() -> 22).get());
    System.out.println(result.get());
    outer.shutdown();
    inner.shutdown();
  }
}
