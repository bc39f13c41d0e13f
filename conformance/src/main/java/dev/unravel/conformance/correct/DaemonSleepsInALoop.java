package dev.unravel.conformance.correct;

/** A daemon heartbeat that sleeps and counts for ever. */
public final class DaemonSleepsInALoop {
  private volatile int beats;

  public static void main(String[] args) {
    DaemonSleepsInALoop p = new DaemonSleepsInALoop();
    Thread heart =
        new Thread(
            () -> {
              try {
                while (true) {
                  p.beats++;
                  Thread.sleep(3_600_000);
                }
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    heart.setDaemon(true);
    heart.start();
    if (p.beats > 1) {
      throw new AssertionError("beats " + p.beats);
    }
  }
}
