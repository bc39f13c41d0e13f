package dev.unravel.step.console;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Location;

/**
 * A place where an execution has stopped.
 *
 * @param clock how many actions there were, with the one that is about to happen
 * @param thread the name of the thread that runs
 * @param place where it is
 * @param note what else there is to say, or nothing
 */
record Stop(long clock, String thread, Location place, String note) {

  /** A place in the code as people write it. */
  static String text(Location place) {
    String method = place.declaringType().name() + "." + place.method().name();
    try {
      return method + " (" + place.sourceName() + ":" + place.lineNumber() + ")";
    } catch (AbsentInformationException unknown) {
      return method;
    }
  }

  @Override
  public String toString() {
    String text = "clock " + clock + "  " + thread + "  " + text(place);
    return note.isEmpty() ? text : text + "  " + note;
  }
}
