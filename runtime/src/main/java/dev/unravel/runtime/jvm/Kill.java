package dev.unravel.runtime.jvm;

import jdk.internal.misc.Unsafe;

/** Unwinds a thread that is left over when its execution has ended. Never seen by the user. */
public final class Kill extends Error {
  private static final long serialVersionUID = 1L;

  public static final Kill INSTANCE = new Kill();

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private Kill() {
    super("end of the execution", null, false, false);
  }

  /** It swallows every attempt to unwind it: it stays parked for the rest of this JVM's life. */
  public static void abandon() {
    for (; ; ) {
      UNSAFE.park(false, 0L);
    }
  }
}
