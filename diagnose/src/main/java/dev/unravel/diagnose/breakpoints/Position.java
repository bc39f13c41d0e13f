package dev.unravel.diagnose.breakpoints;

import dev.unravel.trace.Location;
import java.util.Optional;

/**
 * A place where a breakpoint stops a thread: right before something that it does.
 *
 * @param at the place in the code
 * @param access what it does there
 * @param member the field that is read or written, as {@code Account.balance}, the method that is
 *     called, or ""
 * @param caller the innermost place of the target it comes from, where the place is in the JDK
 */
public record Position(Location at, Access access, String member, Optional<Location> caller) {

  /** Things a thread does at a position. */
  public enum Access {
    READ,
    WRITE,
    /** A call of a method. */
    CALL,
    /** Anything: the whole line is meant. */
    ANY
  }
}
