package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.StructuredTaskScope;

/** A fork sees the value its scope was opened with; a plain thread does not. */
@Outcomes(value = "fork=v thread=false", jdk = 25)
public final class ScopedValueIsInheritedByForks {
  private static final ScopedValue<String> NAME = ScopedValue.newInstance();
  private boolean bound;

  private String run() throws Exception {
    Thread t = new Thread(() -> bound = NAME.isBound());
    t.start();
    t.join();
    try (var scope = StructuredTaskScope.open()) {
      var fork = scope.fork(NAME::get);
      scope.join();
      return fork.get();
    }
  }

  public static void main(String[] args) throws Exception {
    ScopedValueIsInheritedByForks p = new ScopedValueIsInheritedByForks();
    String inFork = ScopedValue.where(NAME, "v").call(p::run);
    System.out.println("fork=" + inFork + " thread=" + p.bound);
  }
}
