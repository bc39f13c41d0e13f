package dev.unravel.samples.step;

import dev.unravel.launch.usecase.SteppedReplay;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JDK's own debugger, driven by what it says. */
final class Jdb implements AutoCloseable {
  private static final String PROMPT = "(?:^|\n)\\S+\\[1\\] $";

  private final SteppedReplay replay;
  private final Process process;
  private final Reader said;
  private final PrintStream commands;
  private final StringBuilder unread = new StringBuilder();

  private Jdb(SteppedReplay replay, Process process) {
    this.replay = replay;
    this.process = process;
    said = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
    commands = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
  }

  static Jdb attach(Found found, SteppedReplay replay) throws IOException {
    serve(replay);
    Process process =
        new ProcessBuilder(
                found.jdk().home().resolve("bin/jdb").toString(),
                "-J-Duser.language=en",
                "-attach",
                "127.0.0.1:" + replay.proxy().debuggerPort())
            .redirectErrorStream(true)
            .start();
    Jdb jdb = new Jdb(replay, process);
    jdb.expect("VM Started: .*\n[\\s\\S]*" + PROMPT);
    return jdb;
  }

  /** Lets a debugger connect. */
  static void serve(SteppedReplay replay) {
    Thread serving =
        new Thread(
            () -> {
              try {
                replay.proxy().serve();
              } catch (IOException closed) {
                // The test is over.
              }
            });
    serving.setDaemon(true);
    serving.start();
  }

  /** Gives a command that is answered at once, and returns the answer. */
  String ask(String command) {
    commands.println(command);
    return expect("([\\s\\S]*)" + PROMPT).group(1);
  }

  /** Gives a command that makes the program go on, and returns where it stops. */
  Place go(String command) {
    commands.println(command);
    MatchResult at =
        expect(
            "(Step completed|Breakpoint hit|Exception occurred)[^\"]*\"thread=([^\"]*)\","
                + " ([^,]*)\\(\\), line=(\\d+)[\\s\\S]*"
                + PROMPT);
    return new Place(at.group(1), at.group(2), at.group(3), Integer.parseInt(at.group(4)));
  }

  /**
   * Where a program has stopped.
   *
   * @param why what the debugger says about it
   */
  record Place(String why, String thread, String method, int line) {}

  private MatchResult expect(String pattern) {
    Pattern wanted = Pattern.compile(pattern);
    try {
      for (int next = said.read(); next >= 0; next = said.read()) {
        unread.append((char) next);
        Matcher matcher = wanted.matcher(unread.toString());
        // A prompt ends with a space, and nothing else is waited for.
        if (next == ' ' && matcher.find()) {
          unread.setLength(0);
          return matcher.toMatchResult();
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    throw new AssertionError("jdb ended and said: " + unread);
  }

  @Override
  public void close() {
    commands.println("exit");
    process.destroy();
    replay.close();
  }
}
