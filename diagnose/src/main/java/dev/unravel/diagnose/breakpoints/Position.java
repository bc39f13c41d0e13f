package dev.unravel.diagnose.breakpoints;

import dev.unravel.trace.Location;
import java.util.Optional;

/**
 * Where a breakpoint stops a thread: right before something that it does.
 *
 * @param at the place in the code
 * @param access what it does there
 * @param field the field that is read or written, as {@code Account.balance}, or ""
 * @param caller the innermost place of the target it comes from, where the place is in the JDK
 */
public record Position(Location at, Access access, String field, Optional<Location> caller) {

  /** What a thread does at a position. */
  public enum Access {
    READ,
    WRITE,
    /** Anything: the whole line is meant. */
    ANY
  }
}
