package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.StructuredTaskScope;

/** Forks of one scope race for a plain field. */
@Outcomes(
    value = {"x=1", "x=2"},
    jdk = 25)
public final class ForksRace {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ForksRace p = new ForksRace();
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            p.x++;
          });
      scope.fork(
          () -> {
            p.x++;
          });
      scope.join();
    }
    System.out.println("x=" + p.x);
  }
}
