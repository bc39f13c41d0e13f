package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader sees all of a writer's section or nothing of it. */
@Outcomes({"a=0 b=0", "a=1 b=1"})
public final class WriterExcludesReaders {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    WriterExcludesReaders p = new WriterExcludesReaders();
    Thread t =
        new Thread(
            () -> {
              p.lock.writeLock().lock();
              p.a = 1;
              p.b = 1;
              p.lock.writeLock().unlock();
            });
    t.start();
    p.lock.readLock().lock();
    int a = p.a;
    int b = p.b;
    p.lock.readLock().unlock();
    t.join();
    System.out.println("a=" + a + " b=" + b);
  }
}
