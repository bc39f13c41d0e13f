package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConcurrencyFailureTest {
  private static final CheckResult RESULT =
      new CheckResult(
          CheckResult.Verdict.FAILED, 1, Optional.empty(), Optional.empty(), "what is told");

  @Test
  void theStackIsThatOfTheWorkerWhateverTheNamesAreMadeOf() {
    ConcurrencyFailure failure =
        new ConcurrencyFailure(
            RESULT,
            List.of(
                "java.lang.AssertionError: at last (here:1)",
                "\tat app//acme.Zähler.zählt(Zähler.java:7)",
                "\tat acme.Tests.adds (twice), or not(Tests.kt:12)",
                "\tat acme.Tests$Inner.<init>(Tests.kt)",
                "\tat java.base/java.lang.Thread.sleep0(Native Method)",
                "\tat dev.unravel.junit.CheckedPart.run(Check.java:3)",
                "Caused by: java.lang.Error",
                "\tat acme.Tests.other(Tests.kt:1)"));

    assertThat(failure.getStackTrace())
        .containsExactly(
            new StackTraceElement("acme.Zähler", "zählt", "Zähler.java", 7),
            new StackTraceElement("acme.Tests", "adds (twice), or not", "Tests.kt", 12),
            new StackTraceElement("acme.Tests$Inner", "<init>", "Tests.kt", -1),
            new StackTraceElement("java.lang.Thread", "sleep0", "Native Method", -1));
  }
}
