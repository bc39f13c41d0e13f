package dev.unravel.report.html;

import dev.unravel.diagnose.explain.Explanation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes pages and pictures of them into a folder: few and many threads, few and many steps, light
 * and dark, wide and narrow. For people to look at; {@code report/screenshots} runs it.
 */
public final class Screenshots {
  private final Path folder;

  private Screenshots(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Map<String, Explanation> pages = new LinkedHashMap<>();
    pages.put("lost-update", Explanations.lostUpdate());
    pages.put("deadlock", Explanations.deadlock());
    pages.put("fifty-threads", Explanations.fiftyThreads());
    pages.put("many-actions", Explanations.manyActions(100_000));
    if (arguments.length > 1) {
      pages.keySet().retainAll(List.of(arguments).subList(1, arguments.length));
    }
    for (Map.Entry<String, Explanation> page : pages.entrySet()) {
      new Screenshots(folder).take(page.getKey(), page.getValue());
    }
  }

  private void take(String name, Explanation explanation) throws IOException {
    Path page = folder.resolve(name + ".html");
    Files.writeString(page, HtmlReport.of(explanation, Pages.SOURCES));
    for (boolean dark : List.of(false, true)) {
      try (Browser browser = Browser.start(1400, dark)) {
        browser.open(page);
        browser.picture(folder.resolve(name + (dark ? "-dark" : "-light") + ".png"));
        if (!dark) {
          browser.picture(folder.resolve(name + "-head.png"), ".schedule");
          browser.press("c");
          browser.picture(folder.resolve(name + "-compared.png"));
        }
      }
    }
    try (Browser browser = Browser.start(400, false)) {
      browser.open(page);
      browser.picture(folder.resolve(name + "-narrow.png"));
    }
  }
}
