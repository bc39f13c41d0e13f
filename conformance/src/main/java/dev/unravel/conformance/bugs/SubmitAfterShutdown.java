package dev.unravel.conformance.bugs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool is shut down while another thread hands it a task. */
@Expected(pattern = "use after close", about = "ThreadPoolExecutor")
public final class SubmitAfterShutdown {
  private final ExecutorService pool = Executors.newFixedThreadPool(1);

  private void submit() {
    pool.execute(() -> {}); // <-
  }

  private void stop() {
    pool.shutdown(); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    SubmitAfterShutdown it = new SubmitAfterShutdown();
    Thread first = new Thread(it::submit, "submitter");
    Thread second = new Thread(it::stop, "stopper");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
