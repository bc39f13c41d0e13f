package dev.unravel.dist.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of this project's own pages, and what becomes of single constructs. */
class DocumentationSiteTest {
  private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final Pattern CODE = Pattern.compile("(?s)<code>.*?</code>");

  @TempDir private static Path site;

  @BeforeAll
  static void writeTheSite() throws IOException {
    DocumentationSite.main(new String[] {"..", site.toString()});
  }

  @Test
  void everyLinkOfEveryPageLeadsToAPageAndAHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      Matcher matcher = ADDRESS.matcher(Files.readString(page));
      while (matcher.find()) {
        String address = matcher.group(1);
        links++;
        if (!address.matches("[a-z]+:.*") && !leadsSomewhere(page, address)) {
          broken.add(site.relativize(page) + ": " + address);
        }
      }
    }
    assertThat(links).isGreaterThan(1_000);
    assertThat(broken).isEmpty();
  }

  private static boolean leadsSomewhere(Path page, String address) throws IOException {
    int hash = (address + "#").indexOf('#');
    Path target = hash == 0 ? page : page.resolveSibling(address.substring(0, hash));
    return Files.isRegularFile(target)
        && (hash >= address.length()
            || Files.readString(target).contains("id=\"" + address.substring(hash + 1) + "\""));
  }

  /** What is left of Markdown was not understood. */
  @Test
  void noMarkdownIsLeft() throws IOException {
    for (Path page : pages()) {
      String prose = CODE.matcher(Files.readString(page)).replaceAll("");
      assertThat(prose).as(page.toString()).doesNotContain("](", "**", "```", "\n|", "<p>#");
    }
  }

  @Test
  void theSearchKnowsEveryPage() throws IOException {
    String script = Files.readString(site.resolve("search.js"));
    for (Path page : pages()) {
      assertThat(script).contains("address: \"" + site.relativize(page) + "\"");
    }
  }

  @Test
  void whatTheSearchShowsHasNoMarks() {
    assertThat(
            SearchIndex.plain("## Words\n\nSee [the *page*](a/b.md#c), `run [A]`.\n\n| a |\n|---|"))
        .isEqualTo("Words See the page , run [A] . a ");
  }

  @Test
  void listsTablesAndCodeBecomeWhatTheyAre() {
    String html =
        Markdown.html(
            List.of(
                "1. one",
                "   goes on",
                "   - inner `a|b`",
                "2. two",
                "",
                "| a | b |",
                "|---|---|",
                "| `<x>` | **y** |"),
            new InlineMarkdown(link -> link));

    assertThat(html.replace("\n", ""))
        .isEqualTo(
            "<ol><li>one goes on<ul><li>inner <code>a|b</code></li></ul></li><li>two</li></ol>"
                + "<table><tr><th>a</th><th>b</th></tr>"
                + "<tr><td><code>&lt;x&gt;</code></td><td><strong>y</strong></td></tr></table>");
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).toList();
    }
  }
}
