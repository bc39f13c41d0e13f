package dev.unravel.agent.breakpoints;

import dev.unravel.agent.breakpoints.condition.OpenPackages;
import dev.unravel.agent.breakpoints.file.BreakpointFile;
import dev.unravel.agent.breakpoints.file.Definition;
import dev.unravel.agent.breakpoints.weave.BreakpointTransformer;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import dev.unravel.agent.breakpoints.woven.WovenPositions;
import dev.unravel.api.engine.Messages;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the agent in its light mode: breakpoints of a file are woven into the classes that they
 * name, and the program's threads are its own.
 */
public final class BreakpointAgent {
  private BreakpointAgent() {}

  /** Called once, before the program starts. Nothing that is wrong here keeps it from running. */
  public static void install(String arguments, Instrumentation instrumentation) {
    BreakpointOptions options = BreakpointOptions.parse(arguments);
    BreakpointFile file = BreakpointFile.read(options.file());
    for (String problem : file.problems()) {
      Messages.say(problem);
    }
    BreakpointReport report = new BreakpointReport(file.problems(), options.report());
    List<WovenBreakpoint> breakpoints = new ArrayList<>();
    for (Definition definition : file.definitions()) {
      WovenBreakpoint breakpoint = new WovenBreakpoint(definition, report);
      breakpoints.add(breakpoint);
      report.add(breakpoint);
    }
    report.keepUp();
    Runtime.getRuntime().addShutdownHook(new Ending(report, options.quiet()));
    if (breakpoints.isEmpty()) {
      return;
    }
    OpenPackages.use(instrumentation);
    // First, since what is woven into the JDK calls what this loads.
    Rehearsal.run();
    BreakpointTransformer transformer = new BreakpointTransformer(breakpoints);
    instrumentation.addTransformer(transformer, true);
    weaveLoaded(transformer, instrumentation);
  }

  private static void weaveLoaded(
      BreakpointTransformer transformer, Instrumentation instrumentation) {
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (!loaded.isArray()
          && instrumentation.isModifiableClass(loaded)
          && transformer.wants(loaded)) {
        try {
          instrumentation.retransformClasses(loaded);
        } catch (UnmodifiableClassException | RuntimeException | LinkageError refused) {
          Messages.say("no breakpoints in " + loaded.getName() + ": " + refused);
        }
      }
    }
  }

  /** Tells what happened when the JVM ends. */
  private static final class Ending extends Thread {
    private final BreakpointReport report;
    private final boolean quiet;

    Ending(BreakpointReport report, boolean quiet) {
      super("unravel-breakpoint-summary");
      this.report = report;
      this.quiet = quiet;
    }

    @Override
    public void run() {
      WovenPositions.quietly(new Summary());
    }

    private final class Summary implements Runnable {
      @Override
      public void run() {
        report.write();
        if (!quiet) {
          for (String line : report.summary()) {
            Messages.say(line);
          }
        }
      }
    }
  }
}
