package dev.unravel.report;

import dev.unravel.trace.Location;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A conflict in a sentence. */
public final class ConflictText {
  private ConflictText() {}

  /** What it is, in a plain sentence without places. */
  public static String sentence(Sighting seen) {
    String what = what(seen);
    return switch (seen.kind()) {
      case RACE -> "Data race on " + what + ": nothing orders the two.";
      case POTENTIAL_RACE ->
          "Possible data race on "
              + what
              + ": no lock guards both, only who had another lock first kept them apart.";
      case LOCK_ORDER ->
          "Locks taken in different orders ("
              + what
              + "): each thread may wait for the other for ever.";
      case UNSERIALISABLE ->
          "Not atomic on "
              + what
              + ": another thread came between two accesses that belong together ("
              + seen.pattern()
              + ").";
      case WAIT_NOTIFY ->
          seen.pattern().equals("notify-before-wait")
              ? "Notification on " + what + " that nobody heard, and a wait that came after it."
              : "Wait and notification on " + what + ".";
      case LOCK_CONTENTION -> "Contention for the lock of " + what + ".";
      case SYNC_CONTENTION -> "Contention on " + what + ": either may come first.";
    };
  }

  private static String what(Sighting seen) {
    String simple = simpleNames(seen.object());
    if (seen.member().isEmpty()) {
      return simple;
    }
    return seen.member().equals("[]") ? "an element of " + simple : simple + "." + seen.member();
  }

  private static String simpleNames(String names) {
    return Arrays.stream(names.split(", "))
        .map(ConflictText::simpleName)
        .collect(Collectors.joining(", "));
  }

  /** The name without its packages; where a lock was taken may stand behind it. */
  private static String simpleName(String name) {
    int end = name.indexOf(" (");
    String type = end < 0 ? name : name.substring(0, end);
    return type.replaceAll("[\\w$]+\\.(?=[\\w$])", "") + name.substring(type.length());
  }

  /** One side of it: where, who, what, holding which locks. */
  public static String side(Party party) {
    return place(party.location())
        + "  "
        + party.does()
        + " by "
        + party.thread()
        + (party.locks().isEmpty()
            ? ""
            : ", holding "
                + party.locks().stream()
                    .map(held -> simpleNames(held.toString()))
                    .collect(Collectors.joining(", ")));
  }

  /** A place, as people look for it. */
  public static String place(Location location) {
    return location.shortForm()
        + " ("
        + simpleNames(location.className())
        + "."
        + location.method()
        + ")";
  }
}
