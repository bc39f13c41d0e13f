package dev.unravel.conformance.bugs;

/** Whoever sets the flag takes it for granted that nobody goes on. */
@Expected(
    pattern = "order violation",
    form = "flag",
    about = {"StopUnheeded.stopped", "StopUnheeded.sent"})
public final class StopUnheeded {
  private volatile boolean stopped;
  private volatile int sent;

  private void send() {
    if (!stopped) { // <-
      sent = 1; // <-
    }
  }

  private void stop(Thread sender) throws InterruptedException {
    stopped = true; // <-
    int before = sent; // <-
    sender.join();
    int after = sent;
    if (before != after) {
      throw new IllegalStateException("sent after it was stopped");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    StopUnheeded it = new StopUnheeded();
    Thread sender = new Thread(it::send, "sender");
    sender.start();
    it.stop(sender);
  }
}
