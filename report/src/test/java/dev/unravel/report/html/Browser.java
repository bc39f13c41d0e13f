package dev.unravel.report.html;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Debian's Chromium without a window, or Chrome where that is installed. */
final class Browser implements AutoCloseable {
  private static final int HEIGHT = 1000;

  /** Selenium warns of every Chromium that is newer than itself. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  static {
    SELENIUM.setLevel(Level.SEVERE);
  }

  private final ChromeDriver driver;
  private final int width;

  private Browser(ChromeDriver driver, int width) {
    this.driver = driver;
    this.width = width;
  }

  /** What is missing for tests in a browser, if anything. */
  static Optional<String> missing() {
    if (program("chromedriver").isEmpty()) {
      return Optional.of("no chromedriver (Debian: apt-get install chromium chromium-driver)");
    }
    return chromium().isEmpty()
        ? Optional.of("no chromium (Debian: apt-get install chromium)")
        : Optional.empty();
  }

  static Browser start(int width, boolean dark) {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium().orElseThrow().toFile());
    options.setCapability("goog:loggingPrefs", logs);
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--window-size=" + width + "," + HEIGHT);
    if (dark) {
      options.addArguments("--blink-settings=preferredColorScheme=0");
    }
    // The driver is given: Selenium would go and download one otherwise.
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(program("chromedriver").orElseThrow().toFile())
            .build();
    return new Browser(new ChromeDriver(service, options), width);
  }

  private static Optional<Path> chromium() {
    return Stream.of("chromium", "chromium-browser", "google-chrome")
        .flatMap(name -> program(name).stream())
        .findFirst();
  }

  private static Optional<Path> program(String name) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  ChromeDriver driver() {
    return driver;
  }

  void open(Path page) {
    driver.get(page.toUri().toString());
  }

  /** Presses keys with the page's body in focus. */
  void press(CharSequence... keys) {
    driver.findElement(By.tagName("body")).sendKeys(keys);
    settle();
  }

  /** Presses keys in the lanes. */
  void pressInLanes(Keys... keys) {
    driver.findElement(By.id("lanes")).sendKeys(keys);
    settle();
  }

  /** Makes the page so wide, which a window of a desktop need not be able to be. */
  void width(int pixels) {
    Map<String, Object> size =
        Map.of("width", pixels, "height", HEIGHT, "deviceScaleFactor", 1, "mobile", false);
    driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", size);
  }

  /** Pixels from the left to the right end of an element, and what hangs out of it. */
  long widthOf(String css) {
    return ((Number)
            driver.executeScript(
                "const e = document.querySelector(arguments[0]);"
                    + " return Math.ceil(Math.max(e.scrollWidth, e.getBoundingClientRect().width))",
                css))
        .longValue();
  }

  void click(String css) {
    WebElement element = driver.findElement(By.cssSelector(css));
    element.click();
    settle();
  }

  /** Two frames: what was asked for is drawn in the first. */
  void settle() {
    driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(30));
    driver.executeAsyncScript(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))");
  }

  String text(String css) {
    return driver.findElement(By.cssSelector(css)).getText();
  }

  String attribute(String css, String name) {
    return driver.findElement(By.cssSelector(css)).getDomAttribute(name);
  }

  long count(String css) {
    return driver.findElements(By.cssSelector(css)).size();
  }

  /** The step in focus. */
  int step() {
    return Integer.parseInt(driver.findElement(By.id("lanes")).getDomAttribute("aria-valuenow"));
  }

  /** Everything the console was told, errors of the security policy among it. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** A picture of the whole page. */
  void picture(Path file) throws IOException {
    resize(HEIGHT);
    Number height = (Number) driver.executeScript("return document.documentElement.scrollHeight");
    resize(height.intValue());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    resize(HEIGHT);
  }

  /** A picture of the page from its top down to the end of an element. */
  void picture(Path file, String lastElement) throws IOException {
    Number height =
        (Number)
            driver.executeScript(
                "return document.querySelector(arguments[0]).getBoundingClientRect().bottom + 24",
                lastElement);
    resize(height.intValue());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    resize(HEIGHT);
  }

  private void resize(int height) {
    Map<String, Object> size =
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false);
    driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", size);
    settle();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
