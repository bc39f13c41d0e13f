package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.StructuredTaskScope;

/** The value of the first fork to succeed is the result, whichever that is. */
@Outcomes(
    value = {"a", "b"},
    jdk = 25)
public final class FirstSuccessWins {
  public static void main(String[] args) throws InterruptedException {
    try (var scope =
        StructuredTaskScope.open(StructuredTaskScope.Joiner.<String>anySuccessfulResultOrThrow())) {
      scope.fork(() -> "a");
      scope.fork(() -> "b");
      System.out.println(scope.join());
    }
  }
}
