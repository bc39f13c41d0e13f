package dev.unravel.benchmarks.peers;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * What continuations alone cost: makes two for each execution and mounts them in turn, as often as
 * an execution of ours changes threads. No hooks, no scheduler, no threads to be.
 *
 * <p>Called through constant method handles, which compile to plain calls, because the class is
 * newer than the JDK that the project is built with.
 */
public final class ContinuationLoop {
  private static final Object SCOPE;
  private static final MethodHandle NEW;
  private static final MethodHandle RUN;
  private static final MethodHandle YIELD;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      Class<?> scope = Class.forName("jdk.internal.vm.ContinuationScope");
      Class<?> type = Class.forName("jdk.internal.vm.Continuation");
      SCOPE = scope.getConstructor(String.class).newInstance("bare");
      NEW =
          lookup
              .findConstructor(type, MethodType.methodType(void.class, scope, Runnable.class))
              .bindTo(SCOPE)
              .asType(MethodType.methodType(Object.class, Runnable.class));
      RUN =
          lookup
              .findVirtual(type, "run", MethodType.methodType(void.class))
              .asType(MethodType.methodType(void.class, Object.class));
      YIELD =
          lookup
              .findStatic(type, "yield", MethodType.methodType(boolean.class, scope))
              .bindTo(SCOPE);
    } catch (ReflectiveOperationException tooOld) {
      throw new ExceptionInInitializerError(tooOld);
    }
  }

  private ContinuationLoop() {}

  /** Takes the number of switches of an execution, prints executions a second. */
  public static void main(String[] arguments) {
    int mounts = Integer.parseInt(arguments[0]) + 1;
    Stopwatch.printRate(executions -> run(executions, mounts));
  }

  private static void run(long executions, int mounts) {
    try {
      for (long i = 0; i < executions; i++) {
        int second = mounts / 2;
        int first = mounts - second;
        Object one = (Object) NEW.invokeExact((Runnable) () -> yields(first - 1));
        Object two = (Object) NEW.invokeExact((Runnable) () -> yields(second - 1));
        for (int m = 0; m < mounts; m++) {
          RUN.invokeExact((m & 1) == 0 ? one : two);
        }
      }
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The last mount of a continuation runs to its end. */
  private static void yields(int times) {
    try {
      for (int i = 0; i < times; i++) {
        boolean unmounted = (boolean) YIELD.invokeExact();
      }
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }
}
