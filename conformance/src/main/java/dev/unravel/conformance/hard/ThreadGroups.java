package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** Groups count their threads and may handle what they do not catch. */
@Outcomes("handled")
public final class ThreadGroups {
  public static void main(String[] args) throws Exception {
    ThreadGroup group =
        new ThreadGroup("mine") {
          @Override
          public void uncaughtException(Thread t, Throwable e) {
            System.out.println("handled");
          }
        };
    Thread quiet = new Thread(group, Thread::yield, "quiet");
    quiet.start();
    quiet.join();
    if (!quiet.getName().equals("quiet") || group.getParent() == null) {
      System.exit(1);
    }
    Thread loud =
        new Thread(
            group,
            () -> {
              throw new IllegalStateException("expected");
            });
    loud.start();
    loud.join();
  }
}
