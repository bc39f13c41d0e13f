package dev.unravel.api.engine;

/** A test of whether threads that could meet belong together. */
public interface Agreement {
  /**
   * Asked without any lock held.
   *
   * @param contexts one for each position, the first position first
   */
  boolean holds(Object[] contexts);
}
