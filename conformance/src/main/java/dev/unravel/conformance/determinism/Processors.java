package dev.unravel.conformance.determinism;

import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Prints what depends on the number of processors. */
public final class Processors {
  public static void main(String[] args) {
    System.out.println(Runtime.getRuntime().availableProcessors());
    System.out.println(ForkJoinPool.commonPool().getParallelism());
    System.out.println(ForkJoinPool.getCommonPoolParallelism());
    IntStream.range(0, 8)
        .parallel()
        .forEach(i -> System.out.println(i + " " + Thread.currentThread().getName()));
  }
}
