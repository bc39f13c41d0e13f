package dev.unravel.trace.file;

import dev.unravel.trace.Action;
import dev.unravel.trace.Site;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes actions in some three bytes each: the number of the site, and what has changed since the
 * last action at the same site. Threads are written apart, as runs, since they change seldom.
 */
final class ActionEncoder {
  private final StringTable strings;
  private final Map<Site, Integer> sites = new LinkedHashMap<>();

  ActionEncoder(StringTable strings) {
    this.strings = strings;
  }

  void write(WireWriter out, List<Action> actions) {
    for (Action action : actions) {
      sites.putIfAbsent(site(action), sites.size());
    }
    out.list(sites.keySet(), ActionEncoder::writeSite);
    writeChanges(out, actions);
    writeThreads(out, actions);
  }

  private static void writeSite(WireWriter out, Site site) {
    out.constant(site.operation()).varInt(site.location() + 1).varInt(site.member());
  }

  private void writeChanges(WireWriter out, List<Action> actions) {
    int[] objects = new int[sites.size()];
    int[] values = new int[sites.size()];
    out.varInt(actions.size());
    for (Action action : actions) {
      int site = sites.get(site(action));
      int value = strings.number(action.value());
      out.varInt(site).zigzag(action.object() - objects[site]).zigzag(value - values[site]);
      objects[site] = action.object();
      values[site] = value;
    }
  }

  private static void writeThreads(WireWriter out, List<Action> actions) {
    int start = 0;
    for (int i = 1; i <= actions.size(); i++) {
      int thread = actions.get(start).thread();
      if (i == actions.size() || actions.get(i).thread() != thread) {
        out.varInt(thread).varInt(i - start);
        start = i;
      }
    }
  }

  private Site site(Action action) {
    return new Site(action.operation(), action.location(), strings.number(action.member()));
  }
}
