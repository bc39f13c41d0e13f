package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.init.HandledClasses;
import dev.unravel.runtime.memory.ConcurrentClasses;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.memory.SharedKinds;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.state.JdkRegistries;
import dev.unravel.runtime.target.TestFrameworks;
import dev.unravel.trace.Operation;
import java.lang.invoke.MethodHandle;

/**
 * Hooks at calls of the target that read or change state which the JDK keeps in classes without
 * points: the standard streams, a thread's name, what a reference refers to, files.
 *
 * <p>Nearly all programs only read it, and then nobody can tell when. So an access is a point only
 * if some execution was seen to change that variable while several threads ran; until then it is a
 * kind that a search has yet to learn, as with {@link SharedKinds}, and for the same reason nothing
 * slips through: up to the first change, reads commute with everything.
 */
public final class StateHooks {
  private StateHooks() {}

  /**
   * The target reads a variable.
   *
   * @param object whose it is, or null
   * @param kind a number for it that is the same in every JVM
   */
  public static void read(Object object, long kind, int site) {
    access(Operation.READ, object, kind, site);
  }

  public static void write(Object object, long kind, int site) {
    access(Operation.WRITE, object, kind, site);
    if (object == null && Scheduler.threadCount > 1 && Control.insideJdk() != null) {
      Conditions.defaultChanged();
    }
  }

  /** The same for a variable that the JDK itself does not look at. */
  public static void change(Object object, long kind, int site) {
    access(Operation.WRITE, object, kind, site);
  }

  /** Code of the JDK reads a default, such as the locale. */
  public static void readDefault(long kind, int site) {
    readInside(null, kind, site);
  }

  /** Code of the JDK reads a variable that the target may be changing. */
  public static void readInside(Object object, long kind, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c != null && SharedKinds.contain(kind) && !TestFrameworks.runAlone()) {
      int ownSite = c.ownSite();
      point(c, Operation.READ, object, site);
      c.keepOwnSite(ownSite);
    }
  }

  /** The target draws the next number from the source that {@code Math.random} has. */
  public static void draw(Object none, long kind, int site) {
    access(Operation.WRITE, null, kind, site);
  }

  private static void access(Operation operation, Object object, long kind, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Hooks.atPoint();
    if (c == null || TestFrameworks.runAlone()) {
      return;
    }
    if (SharedKinds.contain(kind)) {
      point(c, operation, object, site);
    } else if (operation == Operation.WRITE) {
      SharedKinds.add(kind);
    }
  }

  /** An object of the JDK looks at a part of it that belongs to java.util.concurrent. */
  public static void readPart(Object object, int site) {
    part(Operation.READ, object, site);
  }

  /** The same where it changes that part, in one step. */
  public static void changePart(Object object, int site) {
    part(Operation.COMPARE_AND_SET, object, site);
  }

  private static void part(Operation operation, Object object, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c == null) {
      return;
    }
    if (object == System.getProperties()) {
      // The JDK itself asks for these now and then. Calls of the target to System are points.
      if (operation != Operation.READ) {
        Conditions.defaultChanged();
      }
    } else if (SharedJdkObjects.touch(c, object, false)) {
      Unmodelled.note("threads share an object with parts out of java.util.concurrent");
      c.index = -1;
      int ownSite = c.ownSite();
      Scheduler.point(c, operation, site, object);
      c.keepOwnSite(ownSite);
    }
  }

  /** The target calls a method handle: an update of who knows what. */
  public static void invoke(MethodHandle handle, int site) {
    ControlledThread c = Control.insideJdk();
    if (c != null && handle != null) {
      HandledClasses.use(c, handle, site);
    }
    Hooks.atomicUpdate(null, site);
  }

  /** The target changes a property of the JDK's security; it is put back before the next run. */
  public static void securityProperty(String key) {
    if (Control.current() != null && key != null) {
      JdkRegistries.keepSecurityProperty(key);
    }
  }

  /** The target looks at files. */
  public static void readFiles(Object none, int site) {
    files(Operation.READ, site);
  }

  public static void writeFiles(Object none, int site) {
    files(Operation.WRITE, site);
  }

  private static void files(Operation operation, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Hooks.atPoint();
    if (c != null && !TestFrameworks.runAlone()) {
      Conditions.usesFiles(c, operation == Operation.WRITE);
      point(c, operation, null, site);
    }
  }

  /** A file that is open is looked at, or read from where the last one stopped. */
  public static void readOpenFile(Object handle, int site) {
    openFile(Operation.READ, handle, site);
  }

  public static void writeOpenFile(Object handle, int site) {
    openFile(Operation.WRITE, handle, site);
  }

  private static void openFile(Operation operation, Object handle, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c == null || handle == null || TestFrameworks.runAlone()) {
      return;
    }
    Conditions.usesFile(c, handle, operation == Operation.WRITE);
    if (SharedJdkObjects.touch(c, handle, false)) {
      Unmodelled.note("threads share an open file");
      c.index = -1;
      int ownSite = c.ownSite();
      // To read moves on where the next one reads.
      Scheduler.point(c, Operation.COMPARE_AND_SET, site, handle);
      c.keepOwnSite(ownSite);
    }
  }

  /** The target uses a socket, a pipe or another process. */
  public static void usesChannel() {
    if (Control.current() != null) {
      Conditions.channels = true;
      Unmodelled.noteLoss("sockets, pipes or other processes are used");
    }
  }

  /** The target makes a method handle for a field or for the elements of an array. */
  public static void fieldHandle() {
    if (Control.current() != null) {
      Conditions.fieldHandles = true;
    }
  }

  /** The target joins strings. {@code String} has no hooks, so to go through them is one step. */
  public static void joined(Object elements) {
    if (Scheduler.threadCount > 1
        && Control.insideJdk() != null
        && elements != null
        && ConcurrentClasses.contains(elements.getClass())) {
      Conditions.joinedInOneStep = true;
      Unmodelled.noteLoss("a concurrent collection is joined to a string");
    }
  }

  /** The target accesses memory outside of the heap. */
  public static void memoryOutside(int site) {
    if (Scheduler.threadCount > 1 && Control.insideJdk() != null) {
      Conditions.memoryOutside = true;
      Unmodelled.note("memory outside of the heap is used");
      Hooks.atomicUpdate(null, site);
    }
  }

  private static void point(ControlledThread c, Operation operation, Object object, int site) {
    Unmodelled.note("state that the JDK keeps behind methods is changed");
    c.index = -1;
    Scheduler.point(c, operation, site, object);
  }
}
