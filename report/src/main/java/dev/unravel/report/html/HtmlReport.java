package dev.unravel.report.html;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.Json;
import dev.unravel.report.PlainText;
import dev.unravel.report.source.Sources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An explanation as one page that needs nothing else: no network, no server, no other file.
 *
 * <p>The verdict and what speaks for it are markup, and so is a table of the actions for browsers
 * without scripts. The rest is drawn from JSON by scripts that stand in the page. Names, values and
 * source come from the target and are not trusted: they go in as text, and the page's content
 * security policy lets no script run but the ones written here.
 */
public final class HtmlReport {
  /** Where the trace is when nobody says otherwise: beside the report. */
  private static final String TRACE_FILE = "failing.unravel";

  private HtmlReport() {}

  /** The page as a string. */
  public static String of(Explanation explanation, Sources sources) {
    return of(explanation, sources, TRACE_FILE);
  }

  /** The same; {@code traceFile} is what the command to replay names. */
  public static String of(Explanation explanation, Sources sources, String traceFile) {
    StringBuilder page = new StringBuilder();
    try {
      write(explanation, sources, traceFile, page);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return page.toString();
  }

  /** Writes the page; {@code traceFile} is what the command to replay names. */
  public static void write(
      Explanation explanation, Sources sources, String traceFile, Appendable out)
      throws IOException {
    Markup markup = new Markup(out);
    List<String> scripts = new ArrayList<>(Assets.libraries());
    scripts.add(Assets.script());
    out.append("<!DOCTYPE html>\n");
    markup.open("html", "lang", "en").newLine();
    writeHead(explanation, scripts, markup, out);
    markup.open("body").newLine().open("div", "class", "summary").newLine();
    new VerdictSection(explanation, markup).write(traceFile);
    new StorySection(explanation, markup).write();
    markup.close("div").newLine();
    new CurveSection(explanation, markup).write();
    markup.open("main", "id", "execution").open("noscript").newLine();
    new ActionTable(explanation, markup).write();
    markup.close("noscript").close("main").newLine();
    markup.open("script", "type", "application/json", "id", "data");
    new PageData(explanation).write(new Json(new ScriptData(out)), sources);
    markup.close("script").newLine();
    for (String script : scripts) {
      markup.open("script");
      out.append(script);
      markup.close("script").newLine();
    }
    markup.close("body").close("html").newLine();
  }

  private static void writeHead(
      Explanation explanation, List<String> scripts, Markup markup, Appendable out)
      throws IOException {
    String style = Assets.style();
    String policy =
        "default-src 'none'; base-uri 'none'; form-action 'none'; style-src "
            + Assets.hash(style)
            + "; script-src "
            + scripts.stream().map(Assets::hash).collect(Collectors.joining(" "));
    String main = PlainText.escape(explanation.trace().target().title());
    markup.open("head").open("meta", "charset", "utf-8").newLine();
    markup.open("meta", "http-equiv", "Content-Security-Policy", "content", policy).newLine();
    markup.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    markup.open("meta", "name", "color-scheme", "content", "light dark").newLine();
    markup.element("title", main + ": " + explanation.verdict().pattern().words()).newLine();
    markup.open("style");
    out.append(style);
    markup.close("style").close("head").newLine();
  }
}
