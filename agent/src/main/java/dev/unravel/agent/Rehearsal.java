package dev.unravel.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Never run, only instrumented, before any other class is: it has a bit of everything that we look
 * at, and is small, since that happens in a JVM that has just started.
 */
final class Rehearsal {
  private static final long[] LONGS = new long[1];

  private volatile int count;
  private double plain;

  private Rehearsal() {}

  /** Its class file. */
  static byte[] classFile() throws IOException {
    String name = Rehearsal.class.getName().replace('.', '/') + ".class";
    try (InputStream in = ClassLoader.getSystemResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  private synchronized int monitors(Thread other, List<String> words) throws Exception {
    synchronized (words) {
      words.wait(count);
      words.notifyAll();
    }
    while (other.isAlive() && System.nanoTime() != plain) {
      other.join(LONGS[0]++);
    }
    return words.hashCode() + Class.forName(words.get(0)).getModifiers();
  }

  @Deprecated
  private static Supplier<String> calls(AtomicLong atomic, Object[] objects) {
    objects[0] = new Rehearsal();
    atomic.incrementAndGet();
    return objects[0]::toString;
  }

  /** Each kind of constant and of switch. */
  private double constants(int kind) {
    for (int i = 0; i < kind; i += 2) {
      plain += 1.5f * i;
      LONGS[0] ^= 100L; // one that Long keeps in a class of its own
    }
    return switch (kind) {
      case 1 -> plain;
      case 2 -> 0.1;
      case 3 -> 1_234;
      default ->
          switch (Integer.highestOneBit(kind)) {
            case 64 -> 123_456_789 ^ kind;
            case 4096 -> "text".length();
            default -> Rehearsal[].class.hashCode();
          };
    };
  }
}
