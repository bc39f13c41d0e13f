package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with breakpoints, the program runs, and the user is told. */
class BreakpointProblemsTest {
  private static final String PROGRAM =
      """
      public class Main {
        Main next;
        void step(int n) {
          int m = n + 1; // STEP

          System.out.println("ran " + m); // PRINT
        }
        public static void main(String[] args) throws Exception {
          Thread other = new Thread(() -> new Main().step(1));
          new Main().step(1);
          other.start();
          other.join();
        }
      }
      """;

  @TempDir Path folder;

  static List<Jdk> jdks() {
    return BreakpointAgentTest.jdks();
  }

  private List<String> said(Jdk jdk, String breakpoints) throws Exception {
    BreakpointProgram program = new BreakpointProgram(folder, PROGRAM);
    BreakpointProgram.Run run = program.run(jdk, breakpoints);
    assertThat(run.exit()).isZero();
    assertThat(run.out()).isEqualTo("ran 2" + System.lineSeparator() + "ran 2");
    return run.said().stream().map(s -> s.replace(folder + "/", "")).toList();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aFileThatCannotBeRead(Jdk jdk) throws Exception {
    BreakpointProgram.Run run = new BreakpointProgram(folder, PROGRAM).runWith(jdk, "nowhere.txt");
    assertThat(run.exit()).isZero();
    assertThat(run.said())
        .containsExactly(
            "cannot read breakpoints from nowhere.txt (there is no such file); going on without");
    assertThat(run.report())
        .isEqualTo(
            "{\"breakpoints\":[],\"problems\":[\"cannot read breakpoints from nowhere.txt (there is"
                + " no such file); going on without\"]}");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void positionsThatDoNotExist(Jdk jdk) throws Exception {
    assertThat(
            said(
                jdk,
                """
                race "line" Main.java:5 -> Missing.java:5 timeout 1ms
                race "members" Main.walk() -> write Main.next timeout 1ms
                race "far" Main.step(long) -> Main.step @bci 1 timeout 1ms
                race "kernel" Thread.run -> call Main.stop in Main timeout 1ms
                """))
        .containsExactly(
            "breakpoint \"line\": reached 0, paused 0, hit 0, timed out 0",
            "  Main.java:5: no code at line 5 (nearest lines with code: 4, 6)",
            "  Missing.java:5: never loaded",
            "breakpoint \"members\": reached 0, paused 0, hit 0, timed out 0",
            "  Main.walk(): no method walk with code there",
            "  write Main.next: no such access there",
            "breakpoint \"far\": reached 2, paused 2, hit 0, timed out 2",
            "  Main.step(long): no method step with code there",
            "breakpoint \"kernel\": reached 0, paused 0, hit 0, timed out 0",
            "  Thread.run: breakpoints are not possible in java.lang.Thread",
            "  call Main.stop in Main: no such call there");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void conditionsWithoutAValue(Jdk jdk) throws Exception {
    assertThat(
            said(
                jdk,
                """
                race "null" Main.java:@STEP -> Main.java:@PRINT when left.this.next.next == null
                race "type" Main.java:@STEP -> Main.java:@PRINT when left.n && left.n == 1
                race "name" Main.java:@STEP -> Main.java:@PRINT when left.m == right.k timeout 1ms
                """))
        .containsExactlyInAnyOrder(
            "breakpoint \"null\": condition failed, taken as false: null has no field next",
            "breakpoint \"type\": condition failed, taken as false: neither true nor false: a"
                + " java.lang.Integer",
            "breakpoint \"null\": reached 4, paused 2, hit 0, timed out 2",
            "breakpoint \"type\": reached 4, paused 2, hit 0, timed out 2",
            "breakpoint \"name\": reached 0, paused 0, hit 0, timed out 0",
            "  Main.java:@STEP: no variable m there (known: this, n)".replace("@STEP", "4"),
            "  Main.java:@PRINT: no variable k there (known: this, n, m)".replace("@PRINT", "6"));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void threadsOfOtherNames(Jdk jdk) throws Exception {
    assertThat(
            said(
                jdk,
                "race \"b\" enter Main.step [thread \"mian\"] -> Main.java:@PRINT timeout 1ms"
                    + " at-most 1"))
        .contains("  enter Main.step: only threads of other names came here, such as \"main\"");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void linesThatAreWrong(Jdk jdk) throws Exception {
    assertThat(
            said(
                jdk,
                """
                race "x" Main.walk -> Main.walk
                rice "y" Main.walk -> Main.walk
                race "x" Main.step -> Main.step
                """))
        .containsExactly(
            "breakpoints:2:1: expected race, deadlock, atomicity or notification, found 'rice'",
            "breakpoints:3: breakpoint \"x\" is defined in line 1 already; this one is left out",
            "breakpoint \"x\": reached 0, paused 0, hit 0, timed out 0",
            "  Main.walk: no method walk with code there",
            "  Main.walk: no method walk with code there");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void classLoadersThatHideOurClasses(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import java.net.*;
            public class Main {
              public static void main(String[] args) throws Exception {
                URL[] here = {Main.class.getProtectionDomain().getCodeSource().getLocation()};
                ClassLoader strict = new URLClassLoader(here, null) {
                  @Override
                  protected Class<?> loadClass(String name, boolean resolve)
                      throws ClassNotFoundException {
                    if (name.startsWith("dev.unravel.")) throw new ClassNotFoundException(name);
                    return super.loadClass(name, resolve);
                  }
                };
                ((Runnable) strict.loadClass("Main$Hidden").getConstructor().newInstance()).run();
              }
              public static class Hidden implements Runnable {
                public Hidden() {}
                @Override
                public void run() {
                  System.out.println("ran"); // RUN
                }
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(jdk, "race \"x\" Main.java:@RUN -> Main.run timeout 1ms");
    assertThat(run.out()).isEqualTo("ran");
    assertThat(run.said())
        .contains("no breakpoints in Main$Hidden: its class loader hides our classes");
  }
}
