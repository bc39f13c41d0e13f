package dev.unravel.launch.plain;

import dev.unravel.trace.FailureSignature;
import java.util.List;

/**
 * Says whether a plain run shows a failure that is known from a controlled one: the same kind in
 * the same place, as far as can be seen from outside.
 *
 * @param signature which failure
 */
public record SameFailure(FailureSignature signature) {
  private static final String AT = " at ";

  /** Whether this is it. */
  public boolean shows(PlainEnd end) {
    return switch (signature.kind()) {
      case EXCEPTION, ASSERTION -> isThrown(end.errors().lines().toList());
      case EXIT -> isExit(end);
      case DEADLOCK, LOST_NOTIFICATION -> end.standstill().filter(this::isHere).isPresent();
      case LIVELOCK -> end.outOfTime();
      case HANG -> end.outOfTime() || end.standstill().filter(this::isHere).isPresent();
      // Nothing that can be seen from outside.
      case RACE -> false;
    };
  }

  private boolean isHere(ThreadDump dump) {
    List<String> places = List.of(signature.where().split(" & "));
    return places.stream().allMatch(dump::isStuckAt);
  }

  private boolean isExit(PlainEnd end) {
    String status = signature.where().replaceFirst("^status (-?\\d+).*", "$1");
    // The status of a main that throws is 1, too.
    return end.status().isPresent()
        && (end.status().getAsInt() + "").equals((Integer.parseInt(status) & 0xff) + "")
        && end.errors().lines().noneMatch(line -> line.startsWith("Exception in thread \"main\""));
  }

  /** Whether an exception that nobody caught has this one as its last cause, thrown there. */
  private boolean isThrown(List<String> errors) {
    String where = signature.where();
    int at = where.indexOf(AT);
    String type = at < 0 ? where : where.substring(0, at);
    boolean uncaught = false;
    boolean itsType = false;
    boolean itsPlace = false;
    for (String line : errors) {
      boolean begins = line.startsWith("Exception in thread \"");
      if (begins || uncaught && line.startsWith("Caused by: ")) {
        uncaught = true;
        itsType = type.equals(thrown(line, begins));
        itsPlace = itsType && at < 0;
      } else if (uncaught && line.startsWith("\tat ")) {
        String frame = ThreadDump.frame(line.substring("\tat ".length()));
        itsPlace |= itsType && at >= 0 && Frames.same(frame, where.substring(at + AT.length()));
      } else if (uncaught && !line.startsWith("\t")) {
        if (itsPlace) {
          return true;
        }
        uncaught = false;
      }
    }
    return itsPlace;
  }

  private static String thrown(String line, boolean begins) {
    int from = begins ? line.indexOf("\" ", line.indexOf('"') + 1) + 2 : "Caused by: ".length();
    int colon = line.indexOf(':', from);
    return line.substring(from, colon < 0 ? line.length() : colon).strip();
  }
}
