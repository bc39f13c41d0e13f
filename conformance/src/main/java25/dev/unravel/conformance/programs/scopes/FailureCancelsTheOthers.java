package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;
import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;

/** A failing fork interrupts the other one, which sleeps far longer. */
@Outcomes(value = "failed: expected", jdk = 25)
public final class FailureCancelsTheOthers {
  public static void main(String[] args) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            throw new IllegalStateException("expected");
          });
      scope.fork(
          () -> {
            Thread.sleep(Duration.ofMinutes(1));
            return 1;
          });
      scope.join();
      System.out.println("joined");
    } catch (StructuredTaskScope.FailedException e) {
      System.out.println("failed: " + e.getCause().getMessage());
    }
  }
}
