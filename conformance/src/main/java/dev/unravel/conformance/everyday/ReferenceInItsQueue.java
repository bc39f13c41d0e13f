package dev.unravel.conformance.everyday;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A reference that another thread may have put into its queue by now. */
@Fails
public final class ReferenceInItsQueue {
  private static final Object REFERENT = new Object();
  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static final Reference<Object> REFERENCE = new WeakReference<>(REFERENT, QUEUE);

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(REFERENCE::enqueue);
    other.start();
    Reference<?> found = QUEUE.poll();
    other.join();
    if (found == REFERENCE) {
      throw new AssertionError("found");
    }
  }
}
