package dev.unravel.conformance.everyday;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A method reference to a map behind an interface. */
public final class RemovedByReference {
  private static final ConcurrentMap<String, String> LEASES = new ConcurrentHashMap<>();

  private static void use() {
    LEASES.put(Thread.currentThread().getName(), "lease");
    List.of(Thread.currentThread().getName()).forEach(LEASES::remove);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(RemovedByReference::use);
    Thread other = new Thread(RemovedByReference::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (!LEASES.isEmpty()) {
      throw new AssertionError(LEASES.toString());
    }
  }
}
