package dev.unravel.prove.solve;

/**
 * Says what else must hold, once there is an assignment that breaks it. Most of what could be said
 * at the beginning is never needed.
 */
public interface Refinement {

  /**
   * Looks at an assignment of all variables, and adds clauses by {@link Solver#add} if there is
   * something wrong with it.
   *
   * @return whether nothing was wrong
   */
  boolean accepts();
}
