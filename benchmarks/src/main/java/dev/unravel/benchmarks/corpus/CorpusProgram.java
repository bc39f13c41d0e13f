package dev.unravel.benchmarks.corpus;

import dev.unravel.trace.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A program of the corpus.
 *
 * @param type its class
 * @param cause the truth about it
 * @param sites the lines that matter, from its source
 */
public record CorpusProgram(Class<?> type, Cause cause, List<Integer> sites) {
  private static final Path SOURCES = Path.of("benchmarks/src/main/java");

  public String name() {
    return type.getSimpleName();
  }

  /** One of its forms, to be run. */
  public Target target(Form form) {
    Path classes = Path.of("benchmarks/target/classes").toAbsolutePath();
    return new Target(
        List.of(classes.toString()),
        type.getName(),
        List.of(form.name().toLowerCase(Locale.ROOT)),
        List.of(),
        new byte[0]);
  }

  /** All of them, or those of some names, by package and name. */
  public static List<CorpusProgram> all(List<String> names) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve("dev/unravel/benchmarks/corpus"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .filter(file -> names.isEmpty() || names.contains(simpleName(file)))
          .map(CorpusProgram::read)
          .filter(program -> program.cause != null)
          .toList();
    }
  }

  private static String simpleName(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static CorpusProgram read(Path file) {
    String path = SOURCES.relativize(file).toString();
    try {
      Class<?> type = Class.forName(path.replace(".java", "").replace('/', '.'), false, loader());
      return new CorpusProgram(type, type.getAnnotation(Cause.class), sites(file));
    } catch (ClassNotFoundException | IOException unusable) {
      throw new IllegalStateException(unusable);
    }
  }

  private static ClassLoader loader() {
    return CorpusProgram.class.getClassLoader();
  }

  private static List<Integer> sites(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Integer> marked = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// site")) {
        marked.add(i + 1);
      }
    }
    return marked;
  }
}
