package dev.unravel.launch;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.util.Optional;

/** Workers that only speak the protocol. */
public final class FakeSetup {
  private FakeSetup() {}

  public static WorkerSetup current() {
    return on(Jdk.current(), WorkerBackend.AUTO);
  }

  public static WorkerSetup on(Jdk jdk, WorkerBackend backend) {
    return new WorkerSetup(jdk, backend, Optional.empty(), FakeWorker.class.getName());
  }
}
