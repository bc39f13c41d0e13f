package dev.unravel.launch.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameBugTest {
  @ParameterizedTest
  @CsvSource({
    "A at M.run(M.java:3), A at M.run(M.java:30)",
    "A at M.lambda$main$0(M.java:3), A at M.lambda$main$2(M.java:3)",
    "A.f(A.java:1) & B.g(B.java:9), B.g(B.java:2) & A.f(A.java:7)",
  })
  void aFailureInTheSameMethodsIsTheSame(String before, String now) {
    assertThat(new SameBug(deadlock(before)).is(deadlock(now))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "A at M.run(M.java:3), B at M.run(M.java:3)",
    "A at M.run(M.java:3), A at M.stop(M.java:3)",
    "A.f(A.java:1) & B.g(B.java:9), A.f(A.java:1)",
  })
  void anotherExceptionOrMethodIsAnotherFailure(String before, String now) {
    assertThat(new SameBug(deadlock(before)).is(deadlock(now))).isFalse();
  }

  @ParameterizedTest
  @CsvSource("A.f(A.java:1)")
  void soIsAnotherKind(String where) {
    FailureSignature lost = new FailureSignature(FailureKind.LOST_NOTIFICATION, where);

    assertThat(new SameBug(deadlock(where)).is(lost)).isFalse();
  }

  private static FailureSignature deadlock(String where) {
    return new FailureSignature(FailureKind.DEADLOCK, where);
  }
}
