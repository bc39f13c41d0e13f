package dev.unravel.agent.breakpoints;

import dev.unravel.agent.breakpoints.file.DefinitionParser;
import dev.unravel.agent.breakpoints.file.SyntaxException;
import dev.unravel.agent.breakpoints.weave.ClassWeaver;
import dev.unravel.agent.breakpoints.woven.Site;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Weaves a breakpoint and lets two threads meet at it before the program starts. What that needs is
 * loaded then: the first class with breakpoints and the first threads that come to one would take
 * several times as long as all that follow, just when a moment counts.
 */
final class Rehearsal {
  private static final String STAGE = "dev.unravel.agent.breakpoints.woven.Site";
  private static final String LINE =
      "race \"rehearsal\" enter "
          + STAGE
          + ".reach [thread \"*\", caller \"*\"] -> read Site.breakpoint in "
          + STAGE
          + " timeout 1s at-most 1";

  private Rehearsal() {}

  static void run() {
    try {
      WovenBreakpoint breakpoint =
          new WovenBreakpoint(DefinitionParser.parse(LINE, 1).orElseThrow(), () -> {});
      weave(breakpoint);
      meet(breakpoint);
    } catch (SyntaxException | AnalyzerException | IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** What comes of it is not used. */
  private static void weave(WovenBreakpoint breakpoint) throws IOException, AnalyzerException {
    try (InputStream stage =
        ClassLoader.getSystemResourceAsStream(STAGE.replace('.', '/') + ".class")) {
      if (stage != null) {
        ClassWeaver weaver = new ClassWeaver(stage.readAllBytes());
        weaver.find(breakpoint, 0);
        weaver.find(breakpoint, 1);
        weaver.weave();
      }
    }
  }

  private static void meet(WovenBreakpoint breakpoint) {
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
