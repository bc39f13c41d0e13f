package dev.unravel.prove.path;

/**
 * A step that a thread took in an execution.
 *
 * @param thread who
 * @param step what
 * @param value what was read or written, or which way a path went on; 0 for other steps
 * @param pick which waiter was woken, in the order of their waiting, where there were several
 * @param where the place in the code, for people
 */
public record ThreadStep(int thread, Step step, long value, int pick, String where) {
  public ThreadStep(int thread, Step step, long value, int pick) {
    this(thread, step, value, pick, "");
  }
}
