package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** Entering the monitor of null throws NullPointerException in the thread that tries. */
@Outcomes("NullPointerException")
public final class NullHasNoMonitor {
  public static void main(String[] args) {
    Object nothing = args.length > 99 ? args : null;
    String result;
    try {
      synchronized (nothing) {
        result = "entered";
      }
    } catch (NullPointerException e) {
      result = "NullPointerException";
    }
    System.out.println(result);
  }
}
