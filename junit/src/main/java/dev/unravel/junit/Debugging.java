package dev.unravel.junit;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.StepRequest;
import dev.unravel.launch.usecase.SteppedReplay;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Support for somebody who debugs a test. The debugger of the test's JVM does not see the workers,
 * so the test runs there once, too; and who asks for it can step through the schedule that fails.
 */
final class Debugging {
  /** System property with the port at which a failing schedule waits for a debugger. */
  static final String PORT = "unravel.debug";

  private static final List<String> AGENTS = List.of("-agentlib:jdwp", "-Xrunjdwp");

  private Debugging() {}

  /** Whether the JVM was started for a debugger. */
  static boolean here() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .anyMatch(option -> AGENTS.stream().anyMatch(option::startsWith));
  }

  /** Where a failing schedule is to wait for a debugger, if it is to. */
  static OptionalInt port() {
    String port = System.getProperty(PORT, "");
    try {
      return port.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(port));
    } catch (NumberFormatException none) {
      throw new LaunchException(PORT + " has to be a port, and is " + port);
    }
  }

  /** Waits for a debugger, and until it has left. */
  static void step(Trace failing, int port, Listener listener) {
    WorkerSetup setup = WorkerSetup.of(Jdk.current(), WorkerBackend.OS);
    StepRequest request = new StepRequest(failing, port, OptionalLong.empty());
    try (SteppedReplay replay = SteppedReplay.start(setup, request, listener, clock -> {})) {
      listener.note("waiting for a debugger at 127.0.0.1:" + replay.proxy().debuggerPort());
      replay.proxy().serve();
      replay.finish();
    } catch (IOException failed) {
      throw new LaunchException("the debugger could not connect", failed);
    }
  }
}
