package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.option.AnnotateOption;
import dev.unravel.cli.option.OptionWords;
import dev.unravel.cli.option.SourceOptions;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.ExplainFormat;
import dev.unravel.cli.report.ExplainReport;
import dev.unravel.diagnose.explain.RemedyVerdict;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.request.ExplainRequest;
import dev.unravel.launch.request.ExplainResult;
import dev.unravel.launch.usecase.Explain;
import dev.unravel.launch.usecase.TryIdea;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.report.explain.IdeaReport;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel explain}: says what went wrong. */
@Command(
    name = "explain",
    description = "Say what went wrong in a recorded execution, and why.",
    sortOptions = false)
final class ExplainCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("explain", ExplainCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "What to write: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.",
      converter = OptionWords.ExplainFormatWord.class,
      completionCandidates = OptionWords.ExplainFormats.class)
  private ExplainFormat format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write it. Default: standard output.")
  private Path out;

  @Option(
      names = "--passing",
      paramLabel = "TRACE",
      description = "An execution that passes, to compare with.")
  private Path passing;

  @Option(
      names = "--try",
      paramLabel = "IDEA",
      description =
          "Only say whether a change would help, without making it: \"atomic FILE:LINES\","
              + " \"lock FILE:LINES, FILE:LINES\", \"order FILE:LINE before FILE:LINE\","
              + " \"notifyAll\".")
  private String idea;

  @Mixin private SourceOptions source;
  @Mixin private AnnotateOption annotate;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ExplainCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    annotate.check();
    Console console = workplace.console(common);
    ExplainRequest request = request();
    if (idea != null) {
      return tried(console, request);
    }
    Sources sources = source.of(request.trace().target());
    WorkerSetup setup = workplace.workers(worker.jdkFor(request.trace()), worker.backend);
    ExplainResult result;
    try {
      console.working("explaining");
      result = Explain.run(setup, request, console);
    } finally {
      console.finished();
    }
    ExplainFormat chosen = common.json ? ExplainFormat.JSON : format;
    String text =
        chosen.text(new ExplainReport(result, request, sources, console.style(), out == null));
    if (out == null) {
      console.print(text);
    } else {
      write(text);
      console.note("written: " + out);
    }
    annotate.print(result.explanation(), sources, console);
    return ExitCode.FAILURE_FOUND;
  }

  private int tried(Console console, ExplainRequest request) {
    WorkerSetup setup = workplace.workers(worker.jdkFor(request.trace()), worker.backend);
    RemedyVerdict verdict;
    try {
      console.working("trying");
      verdict = TryIdea.run(setup, request, idea, console);
    } finally {
      console.finished();
    }
    console.print(new IdeaReport(verdict).text(common.json));
    return verdict.survives() ? ExitCode.NOTHING_FOUND : ExitCode.FAILURE_FOUND;
  }

  private ExplainRequest request() {
    Trace trace = argument.readToRun();
    Optional<Trace> other = Optional.ofNullable(passing).map(TraceArgument::read);
    return new ExplainRequest(trace, argument.file(), other, Optional.empty(), worker.hangMillis());
  }

  private void write(String text) {
    try {
      Files.writeString(out, text + System.lineSeparator());
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + out, failed);
    }
  }
}
