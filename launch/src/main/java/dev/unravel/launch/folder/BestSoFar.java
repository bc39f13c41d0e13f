package dev.unravel.launch.folder;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.SimplifyRequest;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;

/** The best result so far, in a file that is there whenever the user presses Ctrl-C. */
public final class BestSoFar implements AutoCloseable {
  private final SimplifyRequest request;
  private final TraceFolder folder;
  private final Thread onExit;
  private volatile Optional<Path> file = Optional.empty();
  private Optional<Trace> trace = Optional.empty();

  public BestSoFar(SimplifyRequest request, RunListener listener) {
    this.request = request;
    folder = new TraceFolder(request.folder());
    folder.prepare();
    onExit =
        new Thread(
            () -> file.ifPresent(kept -> listener.note("the best so far is in " + kept)),
            "unravel-best-so-far");
    Runtime.getRuntime().addShutdownHook(onExit);
  }

  public Path file() {
    return file.orElseThrow();
  }

  public Optional<Trace> trace() {
    return trace;
  }

  public void better(Trace now) {
    trace = Optional.of(now);
    if (file.isPresent() || request.out().isPresent()) {
      Path place = file.or(request::out).orElseThrow();
      folder.replace(place, now);
      file = Optional.of(place);
    } else {
      file = Optional.of(folder.keep(now, request.name()));
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(onExit);
    } catch (IllegalStateException shuttingDown) {
      // It says where the file is, as it should.
    }
  }
}
