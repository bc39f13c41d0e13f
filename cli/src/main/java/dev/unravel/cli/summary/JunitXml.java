package dev.unravel.cli.summary;

import dev.unravel.cli.report.TestTable;
import dev.unravel.launch.LaunchException;
import dev.unravel.trace.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/**
 * The option for a summary of many tests in the XML that build hosts know from JUnit. A test that
 * is inconclusive, or that Unravel could not run, counts as an error there: it is not green.
 */
public final class JunitXml {
  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "With --all: write a summary as JUnit does, for hosts that show it.")
  private Path file;

  /** Writes the file, if it is wanted. */
  public void write(List<TestTable.Row> rows) {
    if (file == null) {
      return;
    }
    try {
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      Files.writeString(file, text(rows));
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
  }

  static String text(List<TestTable.Row> rows) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<testsuite name=\"unravel\" tests=\"").append(rows.size());
    xml.append("\" failures=\"").append(count(rows, "failed"));
    xml.append("\" errors=\"").append(count(rows, "error") + count(rows, "inconclusive"));
    xml.append("\" skipped=\"").append(count(rows, "not run"));
    xml.append("\" time=\"").append(seconds(rows.stream().mapToDouble(JunitXml::seconds).sum()));
    xml.append("\">\n");
    rows.forEach(row -> test(row, xml));
    return xml.append("</testsuite>\n").toString();
  }

  private static void test(TestTable.Row row, StringBuilder xml) {
    int hash = row.name().indexOf('#');
    String className = hash < 0 ? row.name() : row.name().substring(0, hash);
    String name = hash < 0 ? row.name() : row.name().substring(hash + 1);
    xml.append("  <testcase classname=\"").append(escaped(className));
    xml.append("\" name=\"").append(escaped(name));
    xml.append("\" time=\"").append(seconds(seconds(row))).append('"');
    String element =
        switch (row.verdict()) {
          case "failed" -> "failure";
          case "passed" -> "";
          case "not run" -> "skipped";
          default -> "error";
        };
    if (element.isEmpty()) {
      xml.append("/>\n");
      return;
    }
    xml.append(">\n    <").append(element).append(" message=\"").append(escaped(row.detail()));
    xml.append('"').append(details(row, element)).append("\n  </testcase>\n");
  }

  private static String details(TestTable.Row row, String element) {
    StringBuilder text = new StringBuilder();
    row.search()
        .flatMap(report -> report.result().found())
        .ifPresent(
            found -> {
              Outcome.Fail fail = (Outcome.Fail) found.trace().outcome();
              text.append(fail.message()).append('\n');
              fail.details().forEach(line -> text.append(line).append('\n'));
              text.append("unravel replay ").append(found.file());
            });
    return text.isEmpty() ? "/>" : ">" + escaped(text.toString()) + "</" + element + ">";
  }

  private static double seconds(TestTable.Row row) {
    return row.search().map(report -> report.result().seconds()).orElse(0.0);
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }

  private static long count(List<TestTable.Row> rows, String verdict) {
    return rows.stream().filter(row -> row.verdict().equals(verdict)).count();
  }

  /** XML has no way to say most control characters. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\n' -> escaped.append("&#10;");
                default -> escaped.appendCodePoint(isXml(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c >= 0x20 && c < 0xD800
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000 && c <= 0x10FFFF;
  }
}
