package dev.unravel.launch;

import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.PointLevel;

/** A controller that starts a worker and ends without closing it. */
public final class AbandonedWorker {
  private AbandonedWorker() {}

  public static void main(String[] args) {
    WorkerProcess worker =
        WorkerProcess.start(
            FakeSetup.current(), FakeTraces.target("Passes"), PointLevel.SYNC, line -> {});
    System.out.println(worker.pid());
    System.out.flush();
    if (args[0].equals("halt")) {
      Runtime.getRuntime().halt(0);
    }
    System.exit(0);
  }
}
