package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicReference;

/** compareAndSet compares references, so an equal but different object does not match. */
@Outcomes("false")
public final class AtomicReferenceComparesIdentity {
  public static void main(String[] args) {
    AtomicReference<String> reference = new AtomicReference<>(new String("a"));
    System.out.println(reference.compareAndSet(new String("a"), "b"));
  }
}
