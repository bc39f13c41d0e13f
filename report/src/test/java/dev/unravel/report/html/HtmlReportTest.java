package dev.unravel.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.TraceBuilder;
import dev.unravel.report.source.EditorLink;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Operation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {
  private static final int TYPICAL_BYTES = 300 * 1024;

  @TempDir private Path folder;

  @Test
  void typicalPagesAreSmall() {
    for (Explanation explanation :
        List.of(
            Explanations.lostUpdate(),
            Explanations.deadlock(),
            Explanations.fiftyThreads(),
            Explanations.manyActions(2_000))) {
      String page = HtmlReport.of(explanation, Pages.SOURCES);
      assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(TYPICAL_BYTES);
    }
  }

  @Test
  void thePageLoadsNothing() {
    String page = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES);
    assertThat(page).doesNotContain("src=", "<link", "@import", "url(h", "fetch(", "import(");
    assertThat(page).contains("default-src &#39;none&#39;");
  }

  @Test
  void thePolicyNamesEveryScriptThatRuns() {
    String page = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES);
    Matcher scripts =
        java.util.regex.Pattern.compile("<script>(.*?)</script>", java.util.regex.Pattern.DOTALL)
            .matcher(page);
    int count = 0;
    for (; scripts.find(); count++) {
      assertThat(page).contains(Assets.hash(scripts.group(1)).replace("'", "&#39;"));
    }
    assertThat(count).isEqualTo(Assets.libraries().size() + 1);
  }

  @Test
  void theHeadSaysWhatMattersWithoutScripts() {
    String page = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES);
    assertThat(page)
        .contains("<code>Counter#1.count</code>")
        .contains("<span class=\"place\">(Sample01LostUpdate.java:40)</span> between")
        .contains("atomicity violation: read-write-write")
        .contains("4 switches (1 preemption); simplified from 23 switches (11 preemptions)")
        .contains("<code>unravel replay failing.unravel</code>")
        .contains("from main.1 &quot;first&quot; to main.2 &quot;second&quot;")
        .contains("Maybe <code>increment</code> should be synchronized");
  }

  @Test
  void withoutScriptsTheActionsAreATable() {
    String page = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES);
    String table = page.substring(page.indexOf("<noscript>"), page.indexOf("</noscript>"));
    assertThat(table)
        .contains("<th scope=\"col\">step</th>")
        .contains("<td>8</td><td>main.2 &quot;second&quot;</td><td>write Counter#1.count = 1</td>")
        .contains("<td>writes in between</td>")
        .contains("preemption: main.1 could have gone on");
  }

  @Test
  void theTableOfALongExecutionIsFoldedAndCut() {
    String page = HtmlReport.of(Explanations.manyActions(20_000), Sources.none());
    String table = page.substring(page.indexOf("<noscript>"), page.indexOf("</noscript>"));
    assertThat(table).contains("steps of main.", "more rows");
    assertThat(table.split("<tr")).hasSizeLessThan(300);
  }

  @Test
  void hostileTextStaysText() throws IOException {
    Sources sources = HostileExplanation.sources(folder);
    String page = HtmlReport.of(HostileExplanation.make(), sources);
    String harmless = HtmlReport.of(Explanations.lostUpdate(), sources);
    for (String tag : List.of("<script", "</script", "<img", "<!--", "</noscript", "</style")) {
      assertThat(page.split(tag, -1)).as(tag).hasSameSizeAs(harmless.split(tag, -1));
    }
    assertThat(page).doesNotContain("\u2028", "\u202e");
  }

  @Test
  void theDataIsJsonAndComesBack() throws IOException {
    String page = HtmlReport.of(HostileExplanation.make(), HostileExplanation.sources(folder));
    JsonNode data = data(page);
    assertThat(data.at("/threads/1/1").textValue())
        .isEqualTo(HostileExplanation.ATTACK.replace("\u2028", "\\u2028"));
    assertThat(data.at("/failing/deeds")).hasSize(4);
    assertThat(data.at("/sources/0/pieces/0/3").textValue())
        .startsWith("class Evil {} // </script>");
  }

  @Test
  void theDataHoldsTheSourceAroundTheActions() throws IOException {
    JsonNode data = data(HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES));
    assertThat(data.at("/sources/0/name").textValue())
        .isEqualTo("dev/unravel/samples/Sample01LostUpdate.java");
    assertThat(data.at("/sources/0/pieces/0/40").textValue()).contains("count++");
  }

  @Test
  void placesAreLinkedToAnEditorOnlyIfThatIsWanted() throws IOException {
    String plain = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES);
    assertThat(data(plain).at("/sources/0/link").isMissingNode()).isTrue();

    String idea = HtmlReport.of(Explanations.lostUpdate(), Pages.SOURCES.linkedTo(EditorLink.IDEA));
    assertThat(data(idea).at("/sources/0/link").textValue())
        .startsWith("idea://open?file=/")
        .endsWith("/dev/unravel/samples/Sample01LostUpdate.java&line=");
  }

  @Test
  void anExecutionWithoutActionsHasAPage() {
    var trace =
        new TraceBuilder("Main")
            .act(0, Operation.BEGIN, "", "", "", 1)
            .unresolved("it left its schedule")
            .buildWithoutActions();
    Finding finding =
        new Finding(
            Pattern.UNKNOWN, "", "Nothing is known.", List.of(), List.of(), "", Optional.empty());
    String page =
        HtmlReport.of(Explanations.explanation(trace, finding, List.of()), Sources.none());
    assertThat(page).contains("it left its schedule", "1 step of main");
  }

  private static JsonNode data(String page) throws IOException {
    String start = "<script type=\"application/json\" id=\"data\">";
    int from = page.indexOf(start) + start.length();
    return new ObjectMapper().readTree(page.substring(from, page.indexOf("</script>", from)));
  }
}
