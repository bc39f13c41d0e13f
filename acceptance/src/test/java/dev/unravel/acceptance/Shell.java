package dev.unravel.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs commands as a person types them.
 *
 * @param folder where
 * @param path where the command's own folder is
 */
record Shell(Path folder, Path path) {

  /**
   * What a command came to.
   *
   * @param status its exit status
   * @param lines what it printed, on either stream
   */
  record Result(int status, List<String> lines) {}

  Result run(String command) throws IOException, InterruptedException {
    try (Session session = start(command)) {
      session.process.getOutputStream().close();
      List<String> lines = session.until("\0");
      return new Result(session.process.waitFor(), lines);
    }
  }

  Session start(String command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("bash", "-c", command);
    builder.directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().merge("PATH", path + ":", (old, first) -> first + old);
    // The build that runs this test is about to replace what another one would build.
    builder.environment().put("UNRAVEL_NO_BUILD", "1");
    builder.environment().remove("UNRAVEL_JOBS"); // Users have what there is by default.
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // Not the settings of whoever runs this, and no compilers that warm up for one short build.
    builder.environment().put("GRADLE_USER_HOME", folder.resolve(".gradle-home").toString());
    builder.environment().put("GRADLE_OPTS", "-XX:TieredStopAtLevel=1");
    return new Session(builder.start());
  }

  /** A command that goes on, and can be talked to. */
  static final class Session implements AutoCloseable {
    private final Process process;
    private final BufferedReader said;

    Session(Process process) {
      this.process = process;
      this.said =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    void type(String line) throws IOException {
      OutputStream in = process.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
    }

    /** What it says up to the line that holds these words, or all that it says. */
    List<String> until(String words) throws IOException {
      List<String> lines = new ArrayList<>();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        lines.add(line);
        if (line.contains(words)) {
          break;
        }
      }
      return lines;
    }

    @Override
    public void close() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
