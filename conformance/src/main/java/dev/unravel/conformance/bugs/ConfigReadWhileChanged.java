package dev.unravel.conformance.bugs;

/** A plain field is changed while another thread reads it. */
@Expected(pattern = "data race", about = "ConfigReadWhileChanged.limit")
public final class ConfigReadWhileChanged {
  private int limit = 10;

  private void raise() {
    limit = 20; // <-
  }

  private void check() {
    int now = limit; // <-
    if (now < 20) {
      throw new IllegalStateException("limit is still " + now);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ConfigReadWhileChanged it = new ConfigReadWhileChanged();
    Thread first = new Thread(it::raise, "raiser");
    Thread second = new Thread(it::check, "checker");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
