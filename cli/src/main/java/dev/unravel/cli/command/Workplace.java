package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * The streams and the workers that a command uses.
 *
 * @param in reads what was piped in for the target
 * @param out where results go
 * @param err where everything else goes
 * @param setups makes workers
 */
public record Workplace(
    Supplier<byte[]> in,
    PrintStream out,
    PrintStream err,
    BiFunction<Jdk, WorkerBackend, WorkerSetup> setups) {

  byte[] standardInput() {
    return in.get();
  }

  /** What somebody types, line by line. */
  BufferedReader lines() {
    return new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
  }

  Console console(CommonOptions options) {
    return new Console(out, err, options);
  }

  WorkerSetup workers(Jdk jdk, WorkerBackend backend) {
    return setups.apply(jdk, backend);
  }
}
