package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Breakpoints of a file and what else there is in their JVM: the JDK, its end, other breakpoints.
 */
class BreakpointAgentInItsJvmTest {
  @TempDir Path folder;

  static List<Jdk> jdks() {
    return BreakpointAgentTest.jdks();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void classesOfTheJdkCanHaveBreakpoints(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            public class Main {
              public static void main(String[] args) throws Exception {
                StringBuffer source = new StringBuffer("hello");
                StringBuffer target = new StringBuffer(">");
                Thread a = new Thread(() -> target.append(source));
                Thread b = new Thread(() -> source.setLength(0));
                a.start();
                b.start();
                a.join();
                b.join();
                System.out.println(target.length() + " " + (int) target.charAt(1));
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(
            jdk,
            "atomicity \"s\" call StringBuffer.setLength in Main"
                + " -> AbstractStringBuilder.append(AbstractStringBuilder) @bci 14"
                + " when right.arg1.count == 5 at-most 1 timeout 60s");
    assertThat(run.out()).isEqualTo("6 0");
    assertThat(run.said())
        .containsExactly("breakpoint \"s\": reached 2, paused 1, hit 1, timed out 0");
  }

  /** The agent has maps of its own, and uses them while it loads its classes. */
  @ParameterizedTest
  @MethodSource("jdks")
  void classesThatTheAgentUsesItselfCanHaveBreakpoints(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import java.util.*;
            public class Main {
              public static void main(String[] args) throws Exception {
                Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1, 2, 2));
                String[] end = {"walked"};
                Thread walker = new Thread(() -> {
                  try {
                    for (int key : map.keySet()) {}
                  } catch (ConcurrentModificationException changed) {
                    end[0] = "changed";
                  }
                }, "walker");
                Thread writer = new Thread(() -> map.put(3, 3), "writer");
                walker.start();
                writer.start();
                walker.join();
                writer.join();
                System.out.println(end[0]);
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(
            jdk,
            "race \"b\" write HashMap.modCount in java.util.HashMap [thread \"writer\", caller"
                + " \"HashMap.put\"] -> read HashMap.modCount in java.util.HashMap$HashIterator"
                + " [thread \"walker\", caller \"HashIterator.nextNode\"] timeout 60s at-most 1");
    assertThat(run.out()).isEqualTo("changed");
    assertThat(run.said()).contains("breakpoint \"b\": reached 3, paused 1, hit 1, timed out 0");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void hitsAreReportedBeforeTheJvmEnds(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import java.nio.file.*;
            public class Main {
              static void a() {}
              static void b() {}
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(Main::a);
                Thread two = new Thread(Main::b);
                one.start();
                two.start();
                one.join();
                two.join();
                while (!Files.exists(Path.of("report.json"))) Thread.onSpinWait();
                Runtime.getRuntime().halt(5);
              }
            }
            """);
    BreakpointProgram.Run run = program.run(jdk, "race \"h\" Main.a -> Main.b timeout 60s");
    assertThat(run.exit()).isEqualTo(5);
    assertThat(run.report()).contains("\"hit\":1");
    assertThat(run.said()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void breakpointsInTheSourceStayOffWhereThreadsAreControlled(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import dev.unravel.api.*;
            public class Main {
              public static void main(String[] args) {
                Breakpoints.enable();
                System.out.println(Breakpoints.areOn());
                new ConflictBreakpoint("off", "").triggerHere(true, 3_600_000);
              }
            }
            """);
    assertThat(program.runControlled(jdk).out()).isEqualTo("false");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void breakpointsInTheSourceWorkBesideThoseOfAFile(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import dev.unravel.api.*;
            public class Main {
              static void a() {}
              static void b() {}
              public static void main(String[] args) throws Exception {
                Breakpoints.enable();
                Thread one = new Thread(() -> {
                  new ConflictBreakpoint("source", "").triggerHere(true, 60_000, Main::a);
                });
                Thread two = new Thread(() -> {
                  new ConflictBreakpoint("source", "").triggerHere(false, 60_000, Main::b);
                });
                one.start();
                two.start();
                one.join();
                two.join();
              }
            }
            """);
    assertThat(program.run(jdk, "race \"file\" Main.b -> exit Main.a timeout 60s").said())
        .containsExactlyInAnyOrder(
            "breakpoint \"source\": reached 2, paused 1, hit 1, timed out 0",
            "breakpoint \"file\": reached 2, paused 1, hit 1, timed out 0");
  }
}
