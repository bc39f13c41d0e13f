package dev.unravel.conformance.fixes;

import dev.unravel.conformance.fixes.FixedProgram.Form;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.VerifyRequest;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.usecase.Verify;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.nio.file.Path;

/**
 * A trial of what is said of changes to a broken program.
 *
 * @param setup makes workers
 * @param folder where classes and traces go
 */
public record FixTrial(WorkerSetup setup, Path folder) {
  private static final long EXECUTIONS = 10_000;
  private static final RunListener NOBODY = new RunListener() {};

  /** How the broken form fails. */
  public Trace failing(FixedProgram program) {
    SearchRequest search =
        new SearchRequest(
            program.target(Form.BROKEN, folder),
            Settings.defaults(),
            EXECUTIONS,
            0,
            Job.HANG_MILLIS,
            folder,
            false);
    return Find.run(setup, search, NOBODY)
        .found()
        .orElseThrow(() -> new IllegalStateException(program + " does not fail"))
        .trace();
  }

  /** What is said of a change. */
  public VerifyResult verify(FixedProgram program, Form form, Trace failing) {
    return Verify.run(
        setup,
        new VerifyRequest(
            failing, program.target(form, folder), EXECUTIONS, 0, Job.HANG_MILLIS, folder, 1, true),
        NOBODY);
  }
}
