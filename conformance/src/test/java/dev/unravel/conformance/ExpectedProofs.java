package dev.unravel.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** The table proofs.txt: area and name of a program, and what a proof of it comes to. */
final class ExpectedProofs {
  private ExpectedProofs() {}

  static Map<String, String> read() {
    try (InputStream in = ExpectedProofs.class.getResourceAsStream("/proofs.txt")) {
      Map<String, String> expected = new TreeMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" +", 2))
          .forEach(words -> expected.put(words[0], words[1]));
      return expected;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Area and name: {@code monitors.EnterTwice}. */
  static String key(Program program) {
    return program
        .name()
        .substring(program.name().lastIndexOf(".programs.") + ".programs.".length());
  }
}
