package dev.unravel.dist;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A manual page of a command in roff, from the model that also prints {@code --help}. (picocli's
 * own generator writes AsciiDoc, for which one needs Asciidoctor.)
 */
final class ManPage {
  private final CommandSpec spec;
  private final String version;
  private final StringBuilder page = new StringBuilder();

  private ManPage(CommandSpec spec, String version) {
    this.spec = spec;
    this.version = version;
  }

  static String of(CommandSpec spec, String version) {
    return new ManPage(spec, version).text();
  }

  /** The file's name without its section: unravel-find. */
  static String name(CommandSpec spec) {
    return spec.qualifiedName("-");
  }

  private String text() {
    line(".TH " + quoted(name(spec).toUpperCase()) + " 1 \"\" " + quoted("Unravel " + version));
    section("NAME");
    List<String> description = plain(spec.usageMessage().description());
    text(name(spec) + " - " + (description.isEmpty() ? "" : description.get(0)));
    section("SYNOPSIS");
    line(".nf");
    synopsis().lines().forEach(this::text);
    line(".fi");
    section("DESCRIPTION");
    description.forEach(this::paragraph);
    arguments("ARGUMENTS", spec.positionalParameters());
    arguments("OPTIONS", spec.options());
    subcommands();
    exitCodes();
    section("SEE ALSO");
    text(seeAlso());
    return page.toString();
  }

  private String synopsis() {
    String custom = String.join("\n", plain(spec.usageMessage().customSynopsis()));
    String generated = spec.commandLine().getHelp().synopsis(0);
    return (custom.isEmpty() ? Ansi.OFF.string(generated) : custom).stripTrailing();
  }

  private void arguments(String heading, List<? extends ArgSpec> all) {
    List<? extends ArgSpec> shown = all.stream().filter(each -> !each.hidden()).toList();
    if (shown.isEmpty()) {
      return;
    }
    section(heading);
    for (ArgSpec each : shown) {
      line(".TP");
      line(".B " + escaped(names(each)));
      plain(each.description()).forEach(this::text);
    }
  }

  private static String names(ArgSpec argument) {
    String label = Ansi.OFF.string(argument.paramLabel());
    if (argument instanceof PositionalParamSpec) {
      return label;
    }
    OptionSpec option = (OptionSpec) argument;
    String value = option.arity().max() == 0 ? "" : (option.arity().min() == 0 ? "[=" : "=");
    String end = value.startsWith("[") ? "]" : "";
    return String.join(", ", option.names()) + (value.isEmpty() ? "" : value + label + end);
  }

  private void subcommands() {
    if (spec.subcommands().isEmpty()) {
      return;
    }
    section("COMMANDS");
    for (CommandLine each : spec.subcommands().values()) {
      line(".TP");
      line(".B " + escaped(each.getCommandName()));
      plain(each.getCommandSpec().usageMessage().description()).stream()
          .limit(1)
          .forEach(this::text);
    }
  }

  private void exitCodes() {
    var codes = spec.root().usageMessage().exitCodeList();
    if (codes.isEmpty()) {
      return;
    }
    section("EXIT STATUS");
    codes.forEach(
        (code, meaning) -> {
          line(".TP");
          line(".B " + escaped(code.strip()));
          text(Ansi.OFF.string(meaning));
        });
  }

  private String seeAlso() {
    if (spec.parent() != null) {
      return name(spec.root()) + "(1)";
    }
    return String.join(
        ", ",
        spec.subcommands().values().stream()
            .map(each -> name(each.getCommandSpec()) + "(1)")
            .toList());
  }

  private static List<String> plain(String[] lines) {
    return List.of(lines).stream()
        .flatMap(each -> Ansi.OFF.string(each.formatted()).lines())
        .map(String::strip)
        .toList();
  }

  private void section(String heading) {
    line(".SH " + heading);
  }

  private void paragraph(String text) {
    line(".PP");
    text(text);
  }

  private void text(String text) {
    line(escaped(text));
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  /** A minus is a hyphen unless escaped, and a dot or an apostrophe in front makes a request. */
  private static String escaped(String text) {
    String safe = text.replace("\\", "\\e").replace("-", "\\-");
    return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
  }
}
