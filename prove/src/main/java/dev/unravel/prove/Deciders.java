package dev.unravel.prove;

import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.encode.SolverSearch;
import dev.unravel.prove.encode.Z3Search;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.List;

/** The deciders, by name. */
public final class Deciders {
  /** Who is asked unless told otherwise. */
  public static final String DEFAULT = "portfolio";

  private Deciders() {}

  /** The names, the default first. */
  public static List<String> names() {
    return List.of(DEFAULT, "explicit", "solver", "z3");
  }

  /**
   * The one with a name.
   *
   * @throws IllegalArgumentException if there is none, or it needs something that is not there
   */
  public static Decider named(String name) {
    return switch (name) {
      case "portfolio" -> new Portfolio();
      case "explicit" -> new ExplicitSearch();
      case "solver" -> new SolverSearch(new ExplicitSearch());
      case "z3" -> z3(ExplicitSearch.ENOUGH);
      default ->
          throw new IllegalArgumentException(
              "no decider is called " + name + "; there are " + String.join(", ", names()));
    };
  }

  /**
   * The solver or Z3, but one departure is enough, and nobody else is asked.
   *
   * @throws IllegalArgumentException as above
   */
  public static Decider single(String name) {
    return switch (name) {
      case "solver" -> new SolverSearch(new Refusal(), 1);
      case "z3" -> z3(1);
      default -> throw new IllegalArgumentException("no solver is called " + name);
    };
  }

  private static Decider z3(int enough) {
    try {
      // Its native library is loaded with it.
      com.microsoft.z3.Version.getString();
      return new Z3Search(enough == 1 ? new Refusal() : new ExplicitSearch(), enough);
    } catch (LinkageError missing) {
      throw new IllegalArgumentException(
          "Z3 is not on the class path; name tools.aqua:z3-turnkey and what it needs, as a class"
              + " path, in the variable UNRAVEL_Z3 (docs/prove.md says how to get it)",
          missing);
    }
  }
}
