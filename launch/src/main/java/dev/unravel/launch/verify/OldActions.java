package dev.unravel.launch.verify;

import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The actions of a recorded execution, as they are known again in an execution of changed code: by
 * thread, operation, kind of object, member and method, and by how often that came before.
 */
final class OldActions {

  /**
   * A name for an action that does not depend on lines.
   *
   * @param nth how often the thread had done the same before
   */
  private record Deed(String thread, String what, int nth) {}

  private final Trace old;
  private final List<Deed> deeds;

  OldActions(Trace old) {
    this.old = old;
    this.deeds = deeds(old);
  }

  /**
   * The clock, in an execution of the new code, at which a thread has done what it had done in the
   * old one: the action itself, or the last one of this thread before it that is still there. 0 if
   * there is none.
   */
  long clock(int action, Trace now) {
    Map<Deed, Integer> places = new HashMap<>();
    List<Deed> came = deeds(now);
    for (int i = 0; i < came.size(); i++) {
      places.put(came.get(i), i);
    }
    int thread = old.actions().get(action).thread();
    for (int i = action; i >= 0; i--) {
      Integer place = places.get(deeds.get(i));
      if (old.actions().get(i).thread() == thread && place != null) {
        return place + 1L;
      }
    }
    return 0;
  }

  private static List<Deed> deeds(Trace trace) {
    Map<Deed, Integer> counts = new HashMap<>();
    List<Deed> deeds = new ArrayList<>();
    for (Action action : trace.actions()) {
      Deed first = new Deed(trace.threads().get(action.thread()).path(), what(action, trace), 0);
      int nth = counts.merge(first, 1, Integer::sum) - 1;
      deeds.add(new Deed(first.thread(), first.what(), nth));
    }
    return deeds;
  }

  private static String what(Action action, Trace trace) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    String method =
        trace.location(action.location()).map(at -> at.className() + "." + at.method()).orElse("");
    return String.join(
        " ",
        action.operation().word(),
        object.replaceFirst("#\\d+$", ""),
        action.member(),
        method.replaceAll("\\$\\d+", ""));
  }
}
