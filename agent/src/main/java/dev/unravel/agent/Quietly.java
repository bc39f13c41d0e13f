package dev.unravel.agent;

import dev.unravel.runtime.Hooks;
import java.util.function.Supplier;

/** Runs our own code on a thread of the target without the scheduler noticing. */
final class Quietly {
  private Quietly() {}

  static <T> T call(Supplier<T> code) {
    Object token = Hooks.leaveControl();
    try {
      return code.get();
    } finally {
      Hooks.returnToControl(token);
    }
  }
}
