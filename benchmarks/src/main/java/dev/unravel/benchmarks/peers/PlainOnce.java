package dev.unravel.benchmarks.peers;

import java.util.Arrays;

/** Runs a main class once, without us, and prints how often a second has room for it. */
public final class PlainOnce {
  private PlainOnce() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
    long processor = Stopwatch.processorNanos();
    long start = System.nanoTime();
    Class.forName(arguments[0]).getMethod("main", String[].class).invoke(null, (Object) rest);
    double seconds = (System.nanoTime() - start) / 1e9;
    Stopwatch.print(1 / seconds, 1e9 / (Stopwatch.processorNanos() - processor));
  }
}
