package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.StructuredTaskScope;

/** join returns when all forks are done, and both values are there. */
@Outcomes(value = "12", jdk = 25)
public final class JoinWaitsForAllForks {
  public static void main(String[] args) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      var one = scope.fork(() -> 10);
      var two = scope.fork(() -> 2);
      scope.join();
      System.out.println(one.get() + two.get());
    }
  }
}
