package dev.unravel.benchmarks;

import dev.unravel.trace.Target;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A bug of a published program, in a folder of such: a README with a table of them, and a script
 * that compiles one and prints its class path and main class.
 *
 * @param folder the folder
 * @param id which one
 * @param kind what kind of failure it is
 * @param fixedIn the version that no longer has it, which may be one of the JDK
 */
record RealBug(Path folder, String id, String kind, String fixedIn) {
  private static final Path OUT = Path.of("benchmarks", "target", "real-bugs").toAbsolutePath();

  /** The rows of the README's table whose first column is a folder. */
  static List<RealBug> in(Path folder) throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve("README.md"))) {
      return lines
          .map(line -> line.split("\\s*\\|\\s*"))
          .filter(cells -> cells.length > 6 && !cells[1].isEmpty())
          .filter(cells -> Files.isDirectory(folder.resolve(cells[1])))
          .map(cells -> new RealBug(folder, cells[1], cells[3], cells[6]))
          .toList();
    }
  }

  /** What a search should find: nothing on a JDK in which a bug of the JDK is fixed. */
  String expectedOn(int feature) {
    boolean fixed =
        fixedIn.matches("JDK \\d+")
            && feature >= Integer.parseInt(fixedIn.substring("JDK ".length()));
    return fixed ? "nothing" : kind;
  }

  /** Compiles it and fetches what it needs; outside its folder, which may not be ours to write. */
  Target build() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", folder.resolve("run.sh").toString(), "--cp", id);
    builder.environment().put("BUGS_OUT", OUT.toString());
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    Process process = builder.start();
    process.getOutputStream().close();
    String line =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
    int space = line.lastIndexOf(' ');
    if (process.waitFor() != 0 || space < 0) {
      throw new IOException(id + " cannot be built");
    }
    return new Target(
        List.of(line.substring(0, space).split(File.pathSeparator)),
        line.substring(space + 1),
        List.of(),
        jvmOptions(),
        new byte[0]);
  }

  private List<String> jvmOptions() throws IOException {
    Path file = folder.resolve(id).resolve("javaopts");
    return Files.exists(file) ? List.of(Files.readString(file).trim().split("\\s+")) : List.of();
  }
}
