package dev.unravel.agent.subject;

import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Location;

/**
 * A site that has no number yet.
 *
 * @param location class, method and line
 * @param owner class (binary name) that declares the field or method, or ""
 * @param member field or method, or ""
 * @param kind what happens there
 */
public record SiteEntry(Location location, String owner, String member, Kind kind) {

  /** The kind of thing that happens at a site. */
  public enum Kind {
    /** No access of a field or an array. */
    OTHER,
    PLAIN_ACCESS,
    PLAIN_STATIC_ACCESS,
    VOLATILE_ACCESS,
    VOLATILE_STATIC_ACCESS,
    /** Through a handle or Unsafe. */
    HANDLED_ACCESS,
    /** A call into java.util.concurrent, where that has points of its own. */
    CALL_WITH_POINTS;

    static Kind access(boolean isStatic, boolean plain) {
      if (plain) {
        return isStatic ? PLAIN_STATIC_ACCESS : PLAIN_ACCESS;
      }
      return isStatic ? VOLATILE_STATIC_ACCESS : VOLATILE_ACCESS;
    }
  }

  /** Makes it known to the runtime, and returns its number. */
  public int enter() {
    if (kind == Kind.OTHER) {
      return Sites.add(location, owner, member);
    }
    if (kind == Kind.CALL_WITH_POINTS) {
      return Sites.addCallWithPoints(location, owner, member);
    }
    if (kind == Kind.HANDLED_ACCESS) {
      return Sites.addHandled(location, owner, member);
    }
    boolean isStatic = kind == Kind.PLAIN_STATIC_ACCESS || kind == Kind.VOLATILE_STATIC_ACCESS;
    boolean plain = kind == Kind.PLAIN_ACCESS || kind == Kind.PLAIN_STATIC_ACCESS;
    return Sites.addAccess(location, owner, member, isStatic, plain);
  }
}
