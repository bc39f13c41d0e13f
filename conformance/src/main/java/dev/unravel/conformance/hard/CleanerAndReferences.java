package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;

/** A cleaner has a thread of its own, and garbage is nobody's business. */
@Outcomes("done")
public final class CleanerAndReferences {
  public static void main(String[] args) throws Exception {
    Cleaner cleaner = Cleaner.create();
    Cleaner.Cleanable cleanable = cleaner.register(new Object(), Thread::yield);
    WeakReference<Object> weak = new WeakReference<>(new Object());
    System.gc();
    cleanable.clean();
    Thread t = new Thread(weak::get);
    t.start();
    t.join();
    System.out.println("done");
  }
}
