package dev.unravel.launch;

import java.util.Optional;

/** Workers that only speak the protocol. */
public final class FakeSetup {
  private FakeSetup() {}

  public static WorkerSetup current() {
    return on(Jdk.current(), Backend.AUTO);
  }

  public static WorkerSetup on(Jdk jdk, Backend backend) {
    return new WorkerSetup(jdk, backend, Optional.empty(), FakeWorker.class.getName());
  }
}
