package dev.unravel.conformance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One worker for each way to run the engine. */
final class Workers implements AutoCloseable {

  private record Kind(EngineConfiguration configuration, List<String> jvmOptions) {}

  private final Map<Kind, SharedWorker> workers = new HashMap<>();
  private final boolean brief;

  Workers() {
    this(false);
  }

  private Workers(boolean brief) {
    this.brief = brief;
  }

  /** Workers for many programs, none of which is run often enough for what C2 makes of it. */
  static Workers brief() {
    return new Workers(true);
  }

  SharedWorker on(EngineConfiguration configuration, String... jvmOptions) {
    return workers.computeIfAbsent(
        new Kind(configuration, List.of(jvmOptions)),
        kind ->
            brief
                ? SharedWorker.brief(configuration, jvmOptions)
                : new SharedWorker(configuration, jvmOptions));
  }

  /** The worker that can run the program, which may need features in preview. */
  SharedWorker on(EngineConfiguration configuration, Program program) {
    return program.everywhere() ? on(configuration) : on(configuration, "--enable-preview");
  }

  @Override
  public void close() {
    workers.values().forEach(SharedWorker::close);
  }
}
