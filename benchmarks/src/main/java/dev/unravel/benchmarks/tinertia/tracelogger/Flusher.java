package dev.unravel.benchmarks.tinertia.tracelogger;

import dev.unravel.benchmarks.shapes.Team;
import java.util.Optional;

/** Writes full buffers to the file. */
final class Flusher implements Team.Body {
  private final TraceLogger logger;
  private final LogFile file;

  Flusher(TraceLogger logger, LogFile file) {
    this.logger = logger;
    this.file = file;
  }

  @Override
  public void run() throws InterruptedException {
    Optional<LogBuffer> buffer = logger.nextFull();
    while (buffer.isPresent()) {
      buffer.get().drain(file::write);
      logger.giveBack(buffer.get());
      buffer = logger.nextFull();
    }
  }
}
