package dev.unravel.cli;

import dev.unravel.launch.FakeSetup;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.BiFunction;

/**
 * What a command printed, and its exit status.
 *
 * @param status the exit status
 * @param out what it printed on standard output
 * @param err what it printed on standard error
 */
public record ToolRun(int status, String out, String err) {

  /** Runs a command with workers that only speak the protocol. */
  public static ToolRun of(String... args) {
    return of(FakeSetup::on, args);
  }

  /** Runs a command with these workers. */
  public static ToolRun of(BiFunction<Jdk, WorkerBackend, WorkerSetup> workers, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] in = "piped in".getBytes(StandardCharsets.UTF_8);
    int status = new Tool(() -> in, new PrintStream(out), new PrintStream(err), workers).run(args);
    return new ToolRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The same for find, with the class path that the fake worker needs. */
  public static ToolRun find(Path folder, String... args) {
    String[] all = new String[args.length + 5];
    all[0] = "find";
    all[1] = "-cp";
    all[2] = System.getProperty("java.class.path");
    all[3] = "--out";
    all[4] = folder.toString();
    System.arraycopy(args, 0, all, 5, args.length);
    return of(all);
  }
}
