package dev.unravel.trace.file;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Site;
import java.util.ArrayList;
import java.util.List;

/** Reads what {@link ActionEncoder} writes. */
final class ActionDecoder {
  private final List<String> strings;
  private final int threads;
  private final int locations;
  private final int objects;

  ActionDecoder(List<String> strings, int threads, int locations, int objects) {
    this.strings = strings;
    this.threads = threads;
    this.locations = locations;
    this.objects = objects;
  }

  List<Action> read(WireReader in) throws TraceFormatException {
    List<Site> sites = in.list(this::readSite);
    // Each action takes at least three bytes.
    int count = in.count(3);
    int[] site = new int[count];
    int[] object = new int[count];
    int[] value = new int[count];
    int[] lastObject = new int[sites.size()];
    int[] lastValue = new int[sites.size()];
    for (int i = 0; i < count; i++) {
      int at = in.index(sites.size(), "site");
      site[i] = at;
      object[i] = moved(lastObject, at, in.zigzagInt(), -1, objects, "object");
      value[i] = moved(lastValue, at, in.zigzagInt(), 0, strings.size(), "string");
    }
    List<Action> actions = new ArrayList<>(count);
    while (actions.size() < count) {
      int thread = in.index(threads, "thread");
      int run = in.varInt();
      if (run == 0 || run > count - actions.size()) {
        throw WireReader.damaged("a run of " + run + " actions");
      }
      for (int end = actions.size() + run; actions.size() < end; ) {
        int i = actions.size();
        Site s = sites.get(site[i]);
        String member = strings.get(s.member());
        actions.add(
            new Action(
                thread, s.operation(), s.location(), object[i], member, strings.get(value[i])));
      }
    }
    return actions;
  }

  private Site readSite(WireReader in) throws TraceFormatException {
    Operation operation = in.constant(Operation.class);
    int location = WireReader.checkIndex(in.varLong() - 1, -1, locations, "location");
    return new Site(operation, location, in.index(strings.size(), "string"));
  }

  private static int moved(int[] last, int site, int by, int from, int to, String what)
      throws TraceFormatException {
    last[site] = WireReader.checkIndex((long) last[site] + by, from, to, what);
    return last[site];
  }
}
