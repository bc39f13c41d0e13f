package dev.unravel.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.source.EditorLink;
import dev.unravel.report.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;

/** The page in a real browser. Left out, and said to be, where there is none. */
class BrowserTest {
  /** As many elements as a browser redraws without anybody noticing. */
  private static final int FEW_ELEMENTS = 4_000;

  private static Browser browser;

  @TempDir private Path folder;

  @BeforeAll
  static void startBrowser() {
    Browser.missing()
        .ifPresent(
            missing -> {
              String message = "Tests of the HTML page in a browser were left out: " + missing;
              System.out.println(message);
              abort(message);
            });
    browser = Browser.start(1280, false);
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void nothingWentWrong() {
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void theFocusStartsAtTheSwitchThatDecides() throws IOException {
    open(Explanations.lostUpdate());
    assertThat(browser.step()).isEqualTo(5);
    assertThat(browser.count(".deciding")).isEqualTo(1);
    assertThat(browser.text(".step")).contains("first read Counter#1.count = 0");
  }

  @Test
  void arrowKeysMoveTheFocusAndEveryPanelFollows() throws IOException {
    open(Explanations.lostUpdate());
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertThat(browser.step()).isEqualTo(8);
    assertThat(browser.text(".step")).contains("second write Counter#1.count = 1");
    assertThat(browser.text(".card.acts .line.current")).contains("count++;", "write count = 1");
    assertThat(browser.text(".history .current")).contains("8 second write 1");
    assertThat(browser.text(".stacks")).contains("Counter.increment");
    browser.press(Keys.ARROW_LEFT);
    assertThat(browser.step()).isEqualTo(7);
  }

  @Test
  void theLanesHaveKeysOfTheirOwn() throws IOException {
    open(Explanations.lostUpdate());
    browser.pressInLanes(Keys.END);
    assertThat(browser.step()).isEqualTo(16);
    browser.pressInLanes(Keys.HOME);
    assertThat(browser.step()).isEqualTo(1);
    browser.pressInLanes(Keys.ARROW_DOWN);
    assertThat(browser.step()).isEqualTo(4);
  }

  @Test
  void keysJumpFromSwitchToSwitchAndThroughTheEvidence() throws IOException {
    open(Explanations.lostUpdate());
    browser.press(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
    assertThat(browser.step()).isEqualTo(6);
    browser.press("e");
    assertThat(browser.step()).isEqualTo(8);
  }

  @Test
  void clicksMoveTheFocus() throws IOException {
    open(Explanations.lostUpdate());
    browser.click(".evidence li:nth-child(3) a");
    assertThat(browser.step()).isEqualTo(10);
    browser.click(".plot .cell.start");
    assertThat(browser.step()).isEqualTo(2);
    browser.click(".history tbody tr:last-child");
    assertThat(browser.step()).isEqualTo(15);
  }

  @Test
  void theHistoryIsOfTheVariableThatIsChosen() throws IOException {
    open(Explanations.manyActions(2_000));
    browser.press(Keys.ARROW_RIGHT, "v", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertThat(browser.text(".history")).contains("1,001 worker-2 read 1000", "Ledger.java:30");
    assertThat(browser.count(".history tbody tr")).isEqualTo(39);
  }

  @Test
  void thePassingScheduleIsShownBesideTheFailingOne() throws IOException {
    open(Explanations.lostUpdate());
    assertThat(browser.count(".difference")).isZero();
    browser.press("c");
    assertThat(browser.text(".names")).contains("Passing", "Failing");
    assertThat(browser.count(".difference")).isEqualTo(1);
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.text(".step"))
        .contains("passing first write Counter#1.count = 1", "failing second begin");
    browser.press("c");
    assertThat(browser.text(".names")).doesNotContain("Passing");
  }

  @Test
  void aPlaceIsALinkToItsLineInTheEditor() throws IOException {
    open(Explanations.lostUpdate(), Pages.SOURCES.linkedTo(EditorLink.VSCODE));

    assertThat(browser.attribute(".step .at a", "href"))
        .matches("vscode://file/.*/Sample01LostUpdate\\.java:\\d+");
  }

  @Test
  void theColoursCanBeSwitched() throws IOException {
    open(Explanations.lostUpdate());
    Object light = background();
    browser.click("button[title^=Dark]");
    assertThat(background()).isNotEqualTo(light);
    browser.press("t");
    assertThat(background()).isEqualTo(light);
  }

  @Test
  void theReplayCommandAndTheVerdictCanBeCopied() throws IOException {
    open(Explanations.lostUpdate());
    List<String> copied =
        browser.driver().findElements(By.cssSelector("button.copy")).stream()
            .map(button -> button.getDomAttribute("data-copy"))
            .toList();
    assertThat(copied).hasSize(2).contains("unravel replay failing.unravel");
    browser.click(".command .copy");
    assertThat(browser.text(".command .copy")).isEqualTo("Copied");
  }

  @Test
  void aDeadlockShowsWhoHoldsAndWhoWaits() throws IOException {
    open(Explanations.deadlock());
    browser.pressInLanes(Keys.END);
    assertThat(browser.text(".locks"))
        .contains("Account#1 held by withdraw", "Account#2 held by deposit")
        .contains("withdraw wants Account held by main.2");
    assertThat(browser.count(".hold")).isEqualTo(2);
    assertThat(browser.count(".wait")).isEqualTo(2);
  }

  @Test
  void hostileNamesAndSourceStayText() throws IOException {
    open(HostileExplanation.make(), HostileExplanation.sources(folder));
    for (int i = 0; i < 4; i++) {
      browser.press(Keys.ARROW_LEFT);
    }
    for (int i = 0; i < 4; i++) {
      browser.press(Keys.ARROW_RIGHT);
    }
    browser.press("c", "?");
    assertThat(browser.driver().executeScript("return window.taken")).isNull();
    assertThat(browser.count("img")).isZero();
    assertThat(browser.text(".names")).contains("</script></style></noscript><script>");
    assertThat(browser.text(".card.acts .current")).contains("\u05e9\u05dc\u05d5\u05dd \\u202egnp");
    assertThat(browser.text("#verdict")).contains("<script>window.taken=1</script>");
  }

  @Test
  void fiftyThreadsHaveALaneEach() throws IOException {
    open(Explanations.fiftyThreads());
    assertThat(browser.count(".lane-name")).isEqualTo(50);
    // What stays in sight keeps its bar, and what comes into sight gets one.
    assertThat(browser.count(".bar")).isGreaterThan(8);
    assertThat(browser.count(".card")).isEqualTo(2);
    assertThat(browser.text(".history .latest")).contains("89 pool-1-thread-7 read 6");
    browser.press("i");
    assertThat(browser.count(".lane-name")).isEqualTo(2);
  }

  @Test
  void aHundredThousandStepsAreFoldedAndOnlyThoseInSightAreDrawn() throws IOException {
    open(Explanations.manyActions(100_000));
    assertThat(browser.step()).isEqualTo(50_000);
    assertThat(browser.count(".fold")).isPositive();
    assertThat(browser.count("*")).isLessThan(FEW_ELEMENTS);
    browser.press("f");
    assertThat(browser.count(".fold")).isZero();
    browser.driver().executeScript("document.getElementById('lanes').scrollLeft = 1e6");
    browser.settle();
    assertThat(browser.text(".axis")).contains("58,8");
    browser.press("-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-");
    assertThat(browser.count("path.merged")).isEqualTo(3);
    assertThat(browser.count("*")).isLessThan(FEW_ELEMENTS);
  }

  @Test
  void aFoldOpensWhereItIs() throws IOException {
    open(Explanations.manyActions(2_000));
    browser.press("e");
    long before = browser.count(".fold");
    browser.driver().findElements(By.cssSelector(".fold")).get(0).click();
    browser.settle();
    assertThat(browser.count(".fold")).isLessThan(before);
  }

  @Test
  void thePageItselfNeverScrollsSideways() throws IOException {
    for (int width : List.of(1280, 800)) {
      browser.driver().manage().window().setSize(new Dimension(width, 900));
      for (Explanation explanation :
          List.of(
              Explanations.lostUpdate(), HostileExplanation.make(), Explanations.fiftyThreads())) {
        open(explanation);
        browser.settle();
        assertThat(
                browser
                    .driver()
                    .executeScript("return document.documentElement.scrollWidth - innerWidth"))
            .isEqualTo(0L);
      }
    }
    browser.driver().manage().window().setSize(new Dimension(1280, 1000));
  }

  @Test
  void theCurveAndTheSignsAreInSightOnWideAndNarrowPages() throws IOException {
    for (int width : List.of(1400, 400)) {
      browser.width(width);
      open(Explanations.lostUpdate());
      browser.settle();
      assertThat(browser.text(".curve")).contains("Step 8 decides most");
      assertThat(browser.widthOf(".curve svg")).isBetween(200L, (long) width);
      assertThat(browser.text(".legend")).contains("a preemption", "holds a lock");
      assertThat(browser.widthOf("html")).isLessThanOrEqualTo(width);
      browser.click(".curve a");
      assertThat(browser.step()).isEqualTo(8);
    }
    browser.width(1280);
  }

  @Test
  void aValueLeadsToWhereItCameFrom() throws IOException {
    for (int width : List.of(1400, 400)) {
      browser.width(width);
      open(Explanations.lostUpdate());
      browser.pressInLanes(Keys.END);
      browser.click(".history tbody tr:last-child .origin");
      assertThat(browser.step()).as("who wrote what main read").isEqualTo(10);
      browser.press("w");
      assertThat(browser.step()).as("what first had read before").isEqualTo(5);
    }
    browser.width(1280);
  }

  @Test
  void theAddressFollowsTheStep() throws IOException {
    open(Explanations.lostUpdate());
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertThat(browser.driver().getCurrentUrl()).endsWith("#step-" + browser.step());
    int before = browser.step();
    browser.driver().navigate().refresh();
    assertThat(browser.step()).isEqualTo(before);
  }

  @Test
  void theLanesCanBeOfOneVariableOnly() throws IOException {
    open(Explanations.lostUpdate());
    long all = browser.count(".plot .cell");
    browser.press("o");
    assertThat(browser.count(".plot .cell.selected")).isEqualTo(6);
    assertThat(browser.count(".plot .cell")).isLessThan(all);
    browser.click("button[title^='Only steps of']");
    assertThat(browser.count(".plot .cell")).isEqualTo(all);
  }

  @Test
  void withoutScriptsTheTableIsShown() throws IOException {
    browser
        .driver()
        .executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    open(Explanations.lostUpdate());
    browser
        .driver()
        .executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    assertThat(browser.text("table.actions")).contains("write Counter#1.count = 1");
    assertThat(browser.count(".lanes")).isZero();
  }

  private Object background() {
    return browser.driver().executeScript("return getComputedStyle(document.body).backgroundColor");
  }

  private void open(Explanation explanation) throws IOException {
    open(explanation, Pages.SOURCES);
  }

  private void open(Explanation explanation, Sources sources) throws IOException {
    Path page = folder.resolve("report.html");
    Files.writeString(page, HtmlReport.of(explanation, sources));
    browser.open(page);
  }
}
