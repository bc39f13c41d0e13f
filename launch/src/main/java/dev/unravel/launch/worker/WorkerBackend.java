package dev.unravel.launch.worker;

import java.util.Locale;

/** Ways in which a worker switches between the target's threads. */
public enum WorkerBackend {
  /** The fastest that the JDK has. */
  AUTO,
  /** Continuations on one carrier thread, JDK 24 and later. */
  CONTINUATION,
  /** Threads of the operating system that pass a baton. */
  OS;

  /** How the backend is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
