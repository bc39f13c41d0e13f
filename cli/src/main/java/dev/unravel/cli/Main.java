package dev.unravel.cli;

import dev.unravel.launch.StandardInput;
import dev.unravel.launch.worker.WorkerSetup;

/** Start of the command line. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    int status = new Tool(StandardInput::read, System.out, System.err, WorkerSetup::of).run(args);
    System.out.flush();
    System.exit(status);
  }
}
