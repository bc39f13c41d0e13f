package dev.unravel.runtime.record;

import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Location;
import dev.unravel.trace.seen.LocalUse;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.IntSupplier;

/** Uses of ThreadLocals by the target's own code, while somebody watches. */
public final class LocalUses {
  private static final int MOST = 10_000;

  /** Who watches, or null. */
  private static LocalUses watching;

  private record Use(
      int thread, int before, ThreadLocal<?> local, LocalUse.Kind kind, List<Location> frames) {}

  private final IntSupplier clock;
  private final List<Use> uses = new ArrayList<>();

  private LocalUses(IntSupplier clock) {
    this.clock = clock;
  }

  /** Watches from now on, in place of whoever did. */
  static LocalUses watch(IntSupplier clock) {
    watching = new LocalUses(clock);
    return watching;
  }

  /** Looks no more. */
  static void unwatch() {
    watching = null;
  }

  /** A ThreadLocal is used, by whatever code. */
  public static void tell(ThreadLocal<?> local, LocalUse.Kind kind) {
    LocalUses watcher = watching;
    ControlledThread c = watcher == null ? null : Control.acting();
    if (c == null) {
      return;
    }
    Object token = Control.leave();
    try {
      watcher.add(c, local, kind);
    } finally {
      Control.resume(token);
    }
  }

  private void add(ControlledThread c, ThreadLocal<?> local, LocalUse.Kind kind) {
    List<Location> frames = UserFrames.seen(new Throwable().getStackTrace(), false);
    boolean direct =
        frames.size() > 1
            && frames.get(0).className().endsWith("ThreadLocal")
            && !frames.get(1).inJdk();
    if (direct && uses.size() < MOST) {
      uses.add(new Use(c.id, clock.getAsInt(), local, kind, frames));
    }
  }

  /** What was seen, with the fields of some classes for names. */
  List<LocalUse> seen(Collection<String> classes) {
    List<Object> locals = new ArrayList<>();
    List<LocalUse> all = new ArrayList<>();
    for (Use use : uses) {
      int number = indexOf(locals, use.local);
      if (number < 0) {
        number = locals.size();
        locals.add(use.local);
      }
      String name = FieldNames.staticField(use.local, classes);
      all.add(new LocalUse(use.thread, use.before, name, number, use.kind, use.frames));
    }
    return all;
  }

  private static int indexOf(List<Object> objects, Object object) {
    for (int i = 0; i < objects.size(); i++) {
      if (objects.get(i) == object) {
        return i;
      }
    }
    return -1;
  }
}
