package dev.unravel.report.html;

import dev.unravel.report.source.Sources;
import java.nio.file.Path;
import java.util.List;

/** Where the tests find source: this project's own samples. */
final class Pages {
  static final Sources SOURCES =
      Sources.of(List.of(), List.of("../samples/target/classes"), Path.of(".."));

  private Pages() {}
}
