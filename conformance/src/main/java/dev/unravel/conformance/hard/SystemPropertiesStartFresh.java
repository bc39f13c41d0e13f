package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** What an execution leaves in the JVM is not there in the next. */
@Outcomes("null")
public final class SystemPropertiesStartFresh {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Thread::yield);
    t.start();
    System.out.println(System.getProperty("hard.left.behind"));
    System.setProperty("hard.left.behind", "yes");
    t.join();
  }
}
