package dev.unravel.conformance.everyday;

/** Lines of a report in a builder that all share. */
@Fails
public final class ReportInABuilder {
  private static final StringBuilder REPORT = new StringBuilder();

  private static void use() {
    REPORT.append("ok");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(ReportInABuilder::use);
    Thread other = new Thread(ReportInABuilder::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (!REPORT.toString().equals("okok")) {
      throw new AssertionError(REPORT.toString());
    }
  }
}
