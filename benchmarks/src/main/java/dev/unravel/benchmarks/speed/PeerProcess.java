package dev.unravel.benchmarks.speed;

import dev.unravel.launch.jdk.Jdk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs a class of {@code peers} in a JVM of its own; the last line it prints is its figure. */
final class PeerProcess {
  private PeerProcess() {}

  static Figure figure(Jdk jdk, List<String> jvmOptions, Class<?> main, Object... arguments) {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(jvmOptions);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return figure(lines(command), command);
  }

  /** The figure in the last line that a command has printed. */
  static Figure figure(List<String> lines, List<String> command) {
    try {
      String[] words = lines.get(lines.size() - 1).split(" ");
      return new Figure(Double.parseDouble(words[0]), Double.parseDouble(words[1]));
    } catch (NumberFormatException | IndexOutOfBoundsException noFigure) {
      throw new IllegalStateException(
          String.join(" ", command) + "\n" + String.join("\n", lines), noFigure);
    }
  }

  /** What a command prints. */
  static List<String> lines(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      byte[] output = process.getInputStream().readAllBytes();
      return new String(output, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
