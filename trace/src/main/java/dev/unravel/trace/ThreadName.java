package dev.unravel.trace;

/**
 * A thread of an execution. Its number is its place in {@link Trace#threads}.
 *
 * @param path how it was made: {@code main}, {@code main.1}, {@code main.1.2}
 * @param javaName what {@code Thread.getName} said; virtual threads have no name unless given one
 */
public record ThreadName(String path, String javaName) {
  @Override
  public String toString() {
    return javaName.isEmpty() || path.equals(javaName) ? path : path + " \"" + javaName + "\"";
  }
}
