package dev.unravel.agent.breakpoints;

/**
 * Lets two threads meet before the program starts. What a meeting needs is loaded then: the first
 * threads of the program that come to a breakpoint would take several times as long as all that
 * follow, just when a moment counts.
 */
final class MeetingRehearsal {
  private static final String LINE = "race \"rehearsal\" A:1 -> A:2 timeout 1s at-most 1";

  private MeetingRehearsal() {}

  static void run() {
    WovenBreakpoint breakpoint;
    try {
      breakpoint = new WovenBreakpoint(DefinitionParser.parse(LINE, 1).orElseThrow(), () -> {});
    } catch (SyntaxException impossible) {
      throw new AssertionError(impossible);
    }
    Thread other = new Thread(() -> reach(breakpoint, 1), "unravel-rehearsal");
    other.setDaemon(true);
    other.start();
    reach(breakpoint, 0);
    try {
      other.join();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  private static void reach(WovenBreakpoint breakpoint, int position) {
    Site site = new Site(breakpoint, 1 << position, new String[0], new int[0], true);
    if (!site.isPassedBy(Thread.currentThread())) {
      site.reach(null, null, null);
    }
  }
}
