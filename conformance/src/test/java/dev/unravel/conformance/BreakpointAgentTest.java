package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Breakpoints of a file, woven into plain JVMs. */
class BreakpointAgentTest {
  @TempDir Path folder;

  static List<Jdk> jdks() {
    return EngineConfiguration.available().stream()
        .map(EngineConfiguration::jdk)
        .distinct()
        .toList();
  }

  private static final String LOST_UPDATE =
      """
      public class Main {
        int balance;
        void deposit() {
          int seen = balance;
          balance = seen + 1; // WRITE
        }
        void withdraw() {
          balance = balance - 10; // OTHER
        }
        public static void main(String[] args) throws Exception {
          int lost = 0;
          for (int i = 0; i < 100; i++) {
            Main account = new Main();
            Thread one = new Thread(account::deposit);
            Thread two = new Thread(account::withdraw);
            one.start();
            two.start();
            one.join();
            two.join();
            lost += account.balance == -9 ? 0 : 1;
          }
          System.out.println(lost);
        }
      }
      """;

  @ParameterizedTest
  @MethodSource("jdks")
  void anUpdateIsLostAlwaysOneWayAndNeverTheOther(Jdk jdk) throws Exception {
    BreakpointProgram program = new BreakpointProgram(folder, LOST_UPDATE);
    String options = " when this == this timeout 60s";
    BreakpointProgram.Run bad =
        program.run(jdk, "race \"b\" Main.java:@OTHER -> Main.java:@WRITE" + options);
    assertThat(bad.out()).isEqualTo("100");
    assertThat(bad.said())
        .containsExactly("breakpoint \"b\": reached 200, paused 100, hit 100, timed out 0");
    BreakpointProgram.Run good =
        program.run(jdk, "race \"b\" Main.java:@WRITE -> Main.java:@OTHER" + options);
    assertThat(good.out()).isEqualTo("0");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void fieldAccessesAndMethodsDoTheSame(Jdk jdk) throws Exception {
    BreakpointProgram program = new BreakpointProgram(folder, LOST_UPDATE);
    BreakpointProgram.Run fields =
        program.run(
            jdk,
            "race \"b\" Main.withdraw() -> write Main.balance in Main.deposit()"
                + " when left.this == right.target timeout 60s");
    assertThat(fields.out()).isEqualTo("100");
    BreakpointProgram.Run locals =
        program.run(
            jdk, "race \"b\" Main.withdraw -> Main.java:@WRITE when right.seen == 0 timeout 60s");
    assertThat(locals.out()).isEqualTo("100");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void theReportHoldsTheCounters(Jdk jdk) throws Exception {
    BreakpointProgram program = new BreakpointProgram(folder, LOST_UPDATE);
    BreakpointProgram.Run run =
        program.run(jdk, "race \"b\" Main.java:@OTHER -> Main.java:@WRITE at-most 1 timeout 60s");
    assertThat(run.report())
        .isEqualTo(
            program.withLines(
                "{\"breakpoints\":[{\"name\":\"b\",\"kind\":\"race\",\"reached\":2,\"paused\":1,"
                    + "\"hit\":1,\"timedOut\":0,\"positions\":["
                    + "{\"position\":\"Main.java:@OTHER\",\"reached\":1,\"problem\":\"\"},"
                    + "{\"position\":\"Main.java:@WRITE\",\"reached\":1,\"problem\":\"\"}]}],"
                    + "\"problems\":[]}"));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void threadsDeadlock(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import java.lang.management.ManagementFactory;
            public class Main {
              static final Object A = new Object();
              static final Object B = new Object();
              static void both(Object first, Object second) {
                synchronized (first) {
                  synchronized (second) { // INNER
                    System.nanoTime();
                  }
                }
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(() -> both(A, B));
                Thread two = new Thread(() -> both(B, A));
                one.start();
                two.start();
                while (one.isAlive() || two.isAlive()) {
                  if (ManagementFactory.getThreadMXBean().findDeadlockedThreads() != null) {
                    System.out.println("deadlock");
                    System.exit(3);
                  }
                }
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(
            jdk,
            "deadlock \"d\" Main.java:@INNER -> Main.java:@INNER"
                + " when left.first == right.second && right.first == left.second timeout 60s");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.report()).contains("\"hit\":1");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aNotificationIsLost(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            public class Main {
              private volatile boolean ready;
              void await() throws InterruptedException {
                if (!ready) {
                  synchronized (this) { // WAIT
                    wait();
                  }
                }
              }
              synchronized void announce() {
                ready = true;
                notifyAll();
              }
              public static void main(String[] args) throws Exception {
                Main door = new Main();
                Thread waiter = new Thread(() -> {
                  try {
                    door.await();
                  } catch (InterruptedException e) {
                    System.out.println("never told");
                  }
                });
                waiter.start();
                Thread announcer = new Thread(() -> door.announce());
                announcer.start();
                announcer.join();
                while (waiter.isAlive() && waiter.getState() != Thread.State.WAITING) {}
                waiter.interrupt();
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(
            jdk, "notification \"n\" call Main.announce in Main -> Main.java:@WAIT timeout 60s");
    assertThat(run.out()).isEqualTo("never told");
    assertThat(run.said())
        .containsExactly("breakpoint \"n\": reached 2, paused 1, hit 1, timed out 0");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aBlockIsEnteredInBetween(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            import java.util.*;
            public class Main {
              final List<String> list = new ArrayList<>();
              void addOnce(String s) {
                boolean missing = !list.contains(s); // CHECK
                if (missing) { // ACT
                  synchronized (this) {
                    list.add(s);
                  }
                }
              }
              void addOther() {
                synchronized (this) { // OTHER
                  list.add("x");
                }
              }
              public static void main(String[] args) throws Exception {
                Main main = new Main();
                Thread one = new Thread(() -> main.addOnce("x"));
                Thread two = new Thread(main::addOther);
                one.start();
                two.start();
                one.join();
                two.join();
                System.out.println(main.list);
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(
            jdk,
            "atomicity \"a\" Main.java:@CHECK -> Main.java:@OTHER -> Main.java:@ACT"
                + " when p1.this == p2.this && p1.s == \"x\" timeout 60s");
    assertThat(run.out()).isEqualTo("[x, x]");
    assertThat(run.said())
        .containsExactly("breakpoint \"a\": reached 3, paused 1, hit 1, timed out 0");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void threeThreadsGoOnInOrder(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            public class Main {
              static volatile String order = "";
              static void a() { order += "a"; }
              static void b() { order += "b"; }
              static void c() { order += "c"; }
              public static void main(String[] args) throws Exception {
                Thread[] threads = {new Thread(Main::a), new Thread(Main::b), new Thread(Main::c)};
                for (Thread t : threads) t.start();
                for (Thread t : threads) t.join();
                System.out.println(order);
              }
            }
            """);
    assertThat(program.run(jdk, "race \"o\" Main.c -> Main.a -> Main.b timeout 60s").out())
        .isEqualTo("cab");
    assertThat(program.run(jdk, "race \"o\" Main.b -> Main.c -> Main.a timeout 60s").out())
        .isEqualTo("bca");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void theNextGoesOnWhenAThreadLeavesItsStatementByAnException(Jdk jdk) throws Exception {
    BreakpointProgram program =
        new BreakpointProgram(
            folder,
            """
            public class Main {
              static volatile int done;
              static void failing(String s) {
                try {
                  done = s.length(); // FAILS
                } catch (NullPointerException e) {
                  while (done == 0) Thread.onSpinWait();
                }
              }
              static void other() {
                done = 2; // OTHER
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(() -> failing(null));
                Thread two = new Thread(Main::other);
                one.start();
                two.start();
                one.join();
                two.join();
                System.out.println(done);
              }
            }
            """);
    BreakpointProgram.Run run =
        program.run(jdk, "race \"e\" Main.java:@FAILS -> Main.java:@OTHER timeout 60s");
    assertThat(run.out()).isEqualTo("2");
    assertThat(run.report()).contains("\"hit\":1");
  }
}
