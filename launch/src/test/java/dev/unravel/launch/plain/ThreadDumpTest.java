package dev.unravel.launch.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadDumpTest {

  private static List<String> thread(String name, String daemon, String state, String frame) {
    return List.of(
        "\"" + name + "\" #13 " + daemon + "prio=5 os_prio=0 tid=0x1 nid=0x2 waiting [0x0]",
        "   java.lang.Thread.State: " + state,
        "\tat " + frame,
        "\t- locked <0x0> (a java.lang.Object)",
        "");
  }

  private static ThreadDump dump(List<String> one, List<String> other) {
    return ThreadDump.parse(java.util.stream.Stream.concat(one.stream(), other.stream()).toList());
  }

  @Test
  void modulesAndVersionsAreNoPartOfAPlace() {
    ThreadDump dump =
        dump(
            thread(
                "a",
                "",
                "BLOCKED (on object monitor)",
                "java.util.Collections$X.addAll(java.base@17.0.15/Collections.java:2115)"),
            List.of());

    assertThat(dump.threads().get(0).frames())
        .containsExactly("java.util.Collections$X.addAll(Collections.java:2115)");
    assertThat(dump.isStuckAt("java.util.Collections$X.addAll(Collections.java:2115)")).isTrue();
    assertThat(dump.isStuckAt("java.util.Collections$X.addAll(Collections.java:2116)")).isFalse();
  }

  @Test
  void threadsThatWaitForEachOtherStandStill() {
    ThreadDump dump =
        dump(
            thread("a", "", "BLOCKED (on object monitor)", "A.f(A.java:1)"),
            thread("b", "", "WAITING (parking)", "A.g(A.java:2)"));

    assertThat(dump.isStandstill()).isTrue();
  }

  @Test
  void aThreadThatWakesUpByItselfIsNoStandstill() {
    ThreadDump dump =
        dump(
            thread("a", "", "BLOCKED (on object monitor)", "A.f(A.java:1)"),
            thread("b", "daemon ", "TIMED_WAITING (sleeping)", "A.g(A.java:2)"));

    assertThat(dump.isStandstill()).isFalse();
  }

  @Test
  void daemonsOfTheJdkDoNotCount() {
    ThreadDump dump =
        dump(
            thread("a", "", "WAITING (on object monitor)", "A.f(A.java:1)"),
            thread(
                "Cleaner",
                "daemon ",
                "TIMED_WAITING (on object monitor)",
                "java.lang.X.g(X.java:2)"));

    assertThat(dump.isStandstill()).isTrue();
  }

  @Test
  void whatFollowsTheThreadsIsNotReadAsThreads() {
    List<String> deadlock =
        List.of(
            "Found one Java-level deadlock:", "\"a\":", "  waiting to lock", "\tat B.h(B.java:1)");

    ThreadDump dump = dump(thread("a", "", "RUNNABLE", "A.f(A.java:1)"), deadlock);

    assertThat(dump.threads()).hasSize(1);
    assertThat(dump.threads().get(0).frames()).containsExactly("A.f(A.java:1)");
  }
}
