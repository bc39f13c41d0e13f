package dev.unravel.benchmarks.peers;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A program of this module, run again and again without any tool. */
public final class PlainLoop {
  private PlainLoop() {}

  /** Takes the program's main class, prints runs a second. */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    Class<?> program = Class.forName(arguments[0]);
    MethodType type = MethodType.methodType(void.class, String[].class);
    MethodHandle main = MethodHandles.lookup().findStatic(program, "main", type);
    Stopwatch.printRate(times -> run(main, times));
  }

  private static void run(MethodHandle main, long times) {
    try {
      for (long i = 0; i < times; i++) {
        main.invokeExact(new String[0]);
      }
    } catch (Throwable thrown) {
      throw new AssertionError(thrown);
    }
  }
}
