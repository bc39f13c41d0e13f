package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** The next execution starts without the handler of the last. */
@Outcomes("null")
public final class HandlersDoNotOutliveAnExecution {
  public static void main(String[] args) throws Exception {
    System.out.println(Thread.getDefaultUncaughtExceptionHandler());
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
  }
}
