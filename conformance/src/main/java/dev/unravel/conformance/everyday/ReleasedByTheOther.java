package dev.unravel.conformance.everyday;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** A resource that another thread is just about to release. */
@Fails
public final class ReleasedByTheOther {
  private static final Cleaner CLEANER = Cleaner.create();
  private static boolean closing;
  private static volatile boolean released;

  private static void release() {
    closing = true;
    released = true;
  }

  public static void main(String[] args) throws InterruptedException {
    Object owner = new Object();
    Cleaner.Cleanable resource = CLEANER.register(owner, ReleasedByTheOther::release);
    Thread other = new Thread(resource::clean);
    other.start();
    resource.clean();
    if (!released) {
      throw new AssertionError("not yet released");
    }
    other.join();
    Reference.reachabilityFence(owner);
  }
}
