package dev.unravel.mcp;

import dev.unravel.launch.UsageException;
import dev.unravel.mcp.AgentTool.Command;
import dev.unravel.mcp.AgentTool.Deed;
import dev.unravel.mcp.AgentTool.Known;
import java.util.ArrayList;
import java.util.List;

/** The tools of the server. */
final class AgentTools {
  private static final long MOST_SECONDS = 3_600;
  private static final String[] PROGRAM = {
    "class_path", "string: Folders and jars, as for java -cp.",
    "main", "string: Main class. Either this or junit.",
    "junit", "string: JUnit test: com.acme.FlakyTest#method, or a class.",
    "arguments", "list: Arguments of the main class.",
    "jvm", "list: JVM options, such as -ea.",
    "seconds", "integer: Time limit. Default: 30 to find, 60 to prove.",
  };
  private static final String TRACE = "string: Trace file that find, verify or prove has named.";

  private AgentTools() {}

  static List<AgentTool> all() {
    return List.of(
        new AgentTool(
            "find",
            "Run a multithreaded Java program or test under many thread schedules until one fails."
                + " Start here with a flaky test. Keeps the failing schedule in a trace file.",
            AgentTool.parameters(PROGRAM),
            List.of("class_path"),
            arguments -> program("find", arguments)),
        new AgentTool(
            "explain",
            "Say what went wrong in a trace: which accesses, in which order, what was tried to be"
                + " sure, and a hint for the fix, which was tried. With try, only say whether a change"
                + " would help, before it is made.",
            AgentTool.parameters(
                "trace",
                TRACE,
                "try",
                "string: Such as 'atomic Account.java:5-6', 'lock A.java:5-6, B.java:9',"
                    + " 'order A.java:5 before B.java:9', 'notifyAll'."),
            List.of("trace"),
            AgentTools::explain),
        new AgentTool(
            "show",
            "Show a trace as a table, a column for each thread; with at, where every thread is at"
                + " that clock.",
            AgentTool.parameters("trace", TRACE, "at", "integer: A clock of the table."),
            List.of("trace"),
            AgentTools::show),
        new AgentTool(
            "history",
            "List who read and wrote a value in a trace, when, and what it was then.",
            AgentTool.parameters(
                "trace", TRACE, "value", "string: Such as Account#1.balance, or a part of it."),
            List.of("trace", "value"),
            arguments ->
                new Known(
                    new ToolAnswer(
                        0, new ValueHistory(arguments.trace()).of(arguments.required("value"))))),
        new AgentTool(
            "replay",
            "Repeat a trace in a new JVM, action by action: does it fail again?",
            AgentTool.parameters("trace", TRACE, "times", "integer: How often. Default: 1."),
            List.of("trace"),
            AgentTools::replay),
        new AgentTool(
            "verify",
            "After a fix was compiled: say whether the program still fails as the trace did. FIXED is"
                + " proved; NOT REPRODUCED is not.",
            AgentTool.parameters(
                "trace",
                "string: The trace of the old failure.",
                "class_path",
                "string: The fixed classes, if they are elsewhere than the old ones were.",
                "seconds",
                "integer: Time limit. Default: 60."),
            List.of("trace"),
            AgentTools::verify),
        new AgentTool(
            "prove",
            "Prove that no thread schedule of this input fails, or find one that does.",
            AgentTool.parameters(PROGRAM),
            List.of("class_path"),
            arguments -> program("prove", arguments)),
        new AgentTool(
            "report",
            "Write the explanation of a trace as one HTML page for people.",
            AgentTool.parameters(
                "trace", TRACE, "page", "string: Where to. Default: beside the trace."),
            List.of("trace"),
            AgentTools::report));
  }

  private static Deed program(String command, ToolArguments arguments) {
    List<String> words = new ArrayList<>(List.of(command));
    seconds(arguments, words);
    words.addAll(List.of("-cp", arguments.folders().classPath(arguments.required("class_path"))));
    for (String option : arguments.words("jvm")) {
      Folders.checkOption(option);
      words.addAll(List.of("--jvm", "'" + option.replace("'", "'\\''") + "'"));
    }
    boolean junit = arguments.text("junit").isPresent();
    if (junit == arguments.text("main").isPresent()) {
      throw new UsageException("name either a main class or a junit test");
    }
    if (junit) {
      words.addAll(List.of("--junit", name(arguments.required("junit"))));
    } else {
      words.add(name(arguments.required("main")));
      words.addAll(arguments.words("arguments"));
    }
    return new Command(words);
  }

  /** A name that cannot be taken for an option. */
  private static String name(String text) {
    if (text.startsWith("-")) {
      throw new UsageException(text + " is no name of a class");
    }
    return text;
  }

  private static void seconds(ToolArguments arguments, List<String> words) {
    arguments
        .number("seconds", 1, MOST_SECONDS)
        .ifPresent(value -> words.addAll(List.of("--seconds", Long.toString(value))));
  }

  private static Deed explain(ToolArguments arguments) {
    List<String> words = new ArrayList<>(List.of("explain"));
    arguments.text("try").ifPresent(idea -> words.add("--try=" + idea));
    words.add(arguments.traceToRun().toString());
    return new Command(words);
  }

  private static Deed show(ToolArguments arguments) {
    List<String> words = new ArrayList<>(List.of("show"));
    var at = arguments.number("at", 1, Integer.MAX_VALUE);
    at.ifPresent(clock -> words.addAll(List.of("--at", clock.toString())));
    words.add((at.isPresent() ? arguments.traceToRun() : arguments.traceFile()).toString());
    return new Command(words);
  }

  private static Deed replay(ToolArguments arguments) {
    List<String> words = new ArrayList<>(List.of("replay"));
    arguments
        .number("times", 1, 1_000)
        .ifPresent(times -> words.addAll(List.of("--times", times.toString())));
    words.add(arguments.traceToRun().toString());
    return new Command(words);
  }

  private static Deed verify(ToolArguments arguments) {
    List<String> words = new ArrayList<>(List.of("verify"));
    seconds(arguments, words);
    if (arguments.text("class_path").isPresent()) {
      words.addAll(List.of("-cp", arguments.folders().classPath(arguments.required("class_path"))));
      arguments.trace().target().jvmOptions().forEach(Folders::checkOption);
      words.add(arguments.traceFile().toString());
    } else {
      words.add(arguments.traceToRun().toString());
    }
    return new Command(words);
  }

  private static Deed report(ToolArguments arguments) {
    String trace = arguments.traceToRun().toString();
    String page =
        arguments
            .text("page")
            .map(name -> arguments.folders().inside(name).toString())
            .orElse(trace + ".html");
    return new Command(List.of("explain", "--format", "html", "--out", page, trace));
  }
}
