package dev.unravel.conformance.bugs;

/** A log is closed while another thread writes to it. */
@Expected(pattern = "use after close", about = "WriteAfterClose.closed")
public final class WriteAfterClose {
  private boolean closed;

  private synchronized void close() {
    closed = true; // <-
  }

  private synchronized void write() {
    if (closed) { // <-
      throw new IllegalStateException("closed");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WriteAfterClose it = new WriteAfterClose();
    Thread first = new Thread(it::write, "writer");
    Thread second = new Thread(it::close, "closer");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
