package dev.unravel.runtime.record;

import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.runtime.values.LastingNames;
import dev.unravel.runtime.values.ObjectNames;
import dev.unravel.runtime.values.ValueReader;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Chart;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects every action of one execution with place, object and value. Searching does without it;
 * the one schedule that matters is run again with it.
 *
 * <p>It must not change what it observes: it hashes no object of the target and calls no method of
 * it.
 */
public final class Recorder extends Onlooker {
  /** Between the values that an atomic had before an action and after it. */
  private static final char BECOMES = '\0';

  private final List<Action> actions = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private final Map<Location, Integer> locationIndex = new HashMap<>();
  private final ObjectNames objects;
  private final ValueReader values;
  private final boolean exact;

  // A write is recorded before it happens; its value is known at the next action.
  private int openWrite = -1;
  private Object writtenObject;
  private Sites.Site writtenSite;
  private int writtenIndex;
  private int writtenElement;

  /** For people: short names, short values. */
  public Recorder() {
    this(new ObjectNames(), false);
  }

  private Recorder(ObjectNames objects, boolean exact) {
    this.objects = objects;
    this.values = new ValueReader(objects, exact);
    this.exact = exact;
  }

  /**
   * For comparing executions of one JVM: objects have names that mean the same in each, fields are
   * named with the class that declares them, and values are complete.
   */
  public static Recorder exact() {
    return new Recorder(new LastingNames(), true);
  }

  /** The actions so far. */
  public List<Action> actions() {
    return actions;
  }

  /** The places the actions refer to. */
  public List<Location> locations() {
    return locations;
  }

  /** The objects the actions refer to. */
  public List<String> objects() {
    return objects.names();
  }

  /** By the number of an object, the field of the target that holds it, or "". */
  List<String> fields(Collection<String> classes) {
    return FieldNames.of(objects, classes);
  }

  /** The number of an object's name among {@link #objects}, or -1 for null. */
  int index(Object object) {
    return objects.index(object);
  }

  @Override
  protected void sawAnnouncement(ControlledThread c) {
    Location site = Sites.get(c.site).location();
    boolean userSite = !site.className().isEmpty() && !site.inJdk();
    Location found = userSite ? site : UserFrames.current();
    c.place = found != null ? found : site;
  }

  @Override
  protected void sawAction(ControlledThread t) {
    closeWrite();
    actions.add(
        new Action(t.id, t.operation, place(t), objects.index(t.object), member(t), value(t)));
    if (t.operation == Operation.WRITE || changesAtomic(t)) {
      openWrite = actions.size() - 1;
      writtenObject = t.object;
      writtenSite = site(t);
      writtenIndex = t.index;
      writtenElement = t.element;
    }
  }

  @Override
  public void ended() {
    if (!Ending.isCutShort()) {
      closeWrite();
    }
  }

  /** Fills in the value of the last write. */
  private void closeWrite() {
    if (openWrite < 0) {
      return;
    }
    Action a = actions.get(openWrite);
    String now = held(writtenObject, writtenSite, writtenIndex, writtenElement);
    String value =
        exact && ValueReader.isAtomic(writtenObject)
            ? a.value() + BECOMES + now
            : a.operation() == Operation.COMPARE_AND_SET ? change(a.value(), now) : now;
    actions.set(
        openWrite,
        new Action(a.thread(), a.operation(), a.location(), a.object(), a.member(), value));
    openWrite = -1;
    writtenObject = null;
  }

  /** Of an update, for people: one that failed, say, leaves the value as it was. */
  private static String change(String before, String now) {
    if (before.isEmpty() || now.isEmpty()) {
      return "";
    }
    return before.equals(now) ? "stays " + now : before + " becomes " + now;
  }

  private boolean changesAtomic(ControlledThread t) {
    return t.operation == Operation.COMPARE_AND_SET && (!exact || ValueReader.isAtomic(t.object));
  }

  /** The value of a variable, or "" if it cannot be told. */
  private String held(Object object, Sites.Site site, int index, int element) {
    if (!ValueReader.isAtomic(object)) {
      return values.read(object, site, index);
    }
    // Which element of an array it is about is told to proofs only.
    return !exact && ValueReader.isAtomicArray(object) ? "" : values.atomic(object, element);
  }

  private int place(ControlledThread t) {
    Location place = t.place;
    if (place == null || place.className().isEmpty()) {
      return -1;
    }
    Integer known = locationIndex.get(place);
    if (known == null) {
      known = locations.size();
      locationIndex.put(place, known);
      locations.add(place);
    }
    return known;
  }

  /** Through a handle, the field that it is about and not the method of the handle. */
  private static Sites.Site site(ControlledThread t) {
    Sites.Site site = Sites.get(t.site);
    return Sites.isHandled(t.site) && t.field > 0 && t.index < 0
        ? Sites.ofField(t.field, site.location(), t.object)
        : site;
  }

  private String member(ControlledThread t) {
    Sites.Site site = site(t);
    boolean isAccess = t.operation == Operation.READ || t.operation == Operation.WRITE;
    if (isAccess && (t.index >= 0 || t.index == ControlledThread.RANGE)) {
      // Where the JDK keeps a key in a table depends on hashes of its own, which no schedule
      // decides.
      boolean hidden = site.location().inJdk() && !SharedJdkObjects.isGiven(t.object);
      return hidden ? "[]" : elements(t);
    }
    boolean changes = t.operation == Operation.COMPARE_AND_SET;
    if (exact && (isAccess || changes) && ValueReader.isAtomicArray(t.object)) {
      return "[" + t.element + "]." + site.member();
    }
    if (exact && isAccess && ValueReader.isAtomic(t.object)) {
      return site.member();
    }
    if (exact && t.site == Sites.STATUS) {
      return Chart.STATUS;
    }
    if (exact && isAccess) {
      return values.fieldName(t.object, site);
    }
    if (exact && (t.operation == Operation.START || t.operation == Operation.JOIN)) {
      return Scheduler.byThread.get((Thread) t.object).path();
    }
    if (t.object == null && !site.owner().isEmpty()) {
      return site.owner().substring(site.owner().lastIndexOf('.') + 1) + "." + site.member();
    }
    return switch (t.operation) {
      case READ, WRITE, COMPARE_AND_SET, CALL -> site.member();
      default -> "";
    };
  }

  private static String elements(ControlledThread t) {
    return t.index >= 0 ? "[" + t.index + "]" : "[" + t.rangeFrom + ".." + (t.rangeTo - 1) + "]";
  }

  private String value(ControlledThread t) {
    if (exact && ValueReader.isAtomic(t.object)) {
      return values.atomic(t.object, t.element);
    }
    return switch (t.operation) {
      case READ -> held(t.object, site(t), t.index, t.element);
      case COMPARE_AND_SET -> exact ? "" : held(t.object, site(t), t.index, t.element);
      case PARK, JOIN -> t.timedOut ? "timed out" : "";
      default -> "";
    };
  }
}
