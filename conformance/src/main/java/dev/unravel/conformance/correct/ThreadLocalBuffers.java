package dev.unravel.conformance.correct;

import java.util.concurrent.FutureTask;

/** Every thread formats into its own buffer. */
public final class ThreadLocalBuffers {
  private static final ThreadLocal<StringBuilder> BUFFER =
      ThreadLocal.withInitial(StringBuilder::new);

  private static String render(String text) {
    StringBuilder buffer = BUFFER.get();
    buffer.setLength(0);
    Thread.yield();
    return buffer.append('<').append(text).append('>').toString();
  }

  public static void main(String[] args) throws Exception {
    FutureTask<String> other = new FutureTask<>(() -> render("other"));
    new Thread(other).start();
    String mine = render("mine");
    if (!mine.equals("<mine>") || !other.get().equals("<other>")) {
      throw new AssertionError(mine);
    }
  }
}
