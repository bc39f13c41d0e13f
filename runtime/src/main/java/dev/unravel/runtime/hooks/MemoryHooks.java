package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Outsiders;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.HiddenContents;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.values.Allocations;
import dev.unravel.trace.Operation;

/**
 * Hooks before each access of a field, an element or a static field, and behind the creation of an
 * object. As long as there is one thread nobody could tell when it accesses what.
 */
public final class MemoryHooks {
  private MemoryHooks() {}

  public static void read(Object object, int site) {
    access(Operation.READ, object, -1, site);
  }

  public static void write(Object object, int site) {
    access(Operation.WRITE, object, -1, site);
  }

  public static void readStatic(int site) {
    access(Operation.READ, null, -1, site);
  }

  public static void writeStatic(int site) {
    access(Operation.WRITE, null, -1, site);
  }

  public static void readArray(Object array, int index, int site) {
    access(Operation.READ, array, index, site);
  }

  public static void writeArray(Object array, int index, int site) {
    access(Operation.WRITE, array, index, site);
  }

  private static void access(Operation operation, Object object, int index, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Hooks.atPoint();
    if (c != null) {
      if (index >= 0) {
        SharedJdkObjects.touchOfTarget(c, object);
      }
      c.index = index;
      Scheduler.point(c, operation, site, object);
    } else {
      Outsiders.look(Scheduler.running);
    }
  }

  /** The target is about to access a field that a class of the JDK declares. */
  public static void inherited(Object object) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c != null && object != null) {
      SharedJdkObjects.touch(c, object, false);
    }
  }

  // The same in the JDK's own collections and streams, where most objects are never shared.

  public static void readJdk(Object object, int site) {
    accessJdk(Operation.READ, object, -1, site);
  }

  public static void writeJdk(Object object, int site) {
    accessJdk(Operation.WRITE, object, -1, site);
  }

  public static void readArrayJdk(Object array, int index, int site) {
    accessJdk(Operation.READ, array, index, site);
  }

  public static void writeArrayJdk(Object array, int index, int site) {
    accessJdk(Operation.WRITE, array, index, site);
  }

  // In java.util.Arrays only arrays that others have told of, see ArrayHooks.

  public static void readArrayKnown(Object array, int index, int site) {
    accessKnown(Operation.READ, array, index, site);
  }

  public static void writeArrayKnown(Object array, int index, int site) {
    accessKnown(Operation.WRITE, array, index, site);
  }

  private static void accessKnown(Operation operation, Object array, int index, int site) {
    Effects.touch();
    StepUses.note(array, StepUses.KNOWN, StepUses.READ);
    // The tables are for controlled threads alone, and null is the array's own exception.
    if (Scheduler.threadCount > 1
        && array != null
        && Control.insideJdk() != null
        && SharedJdkObjects.isKnown(array)) {
      accessJdk(operation, array, index, site);
    }
  }

  /**
   * An object of such a class was made: its maker is the first to touch it. What an initialiser
   * makes counts even if nobody may come in between.
   */
  public static void createdJdk(Object object) {
    ControlledThread c = Control.current();
    if (c != null && !c.killed && c.quiet == c.quietInitialiser) {
      SharedJdkObjects.created(c, object);
    }
  }

  private static void accessJdk(Operation operation, Object object, int index, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Control.insideJdk();
    if (c != null && object != null && SharedJdkObjects.touch(c, object, index >= 0)) {
      if (Effects.on && HiddenContents.areIn(object)) {
        Unmodelled.note("threads share an object that code without points fills");
      }
      c.index = index;
      int ownSite = c.ownSite();
      Scheduler.point(c, operation, site, object);
      c.keepOwnSite(ownSite);
    }
  }

  /** The target has made an object; only where somebody wants to know. */
  public static void made(Object object, int site) {
    ControlledThread c = Control.current();
    if (c != null && Allocations.on) {
      Allocations.made(c, object, site);
    }
  }

  /**
   * The same for a copy of an array. What is in it when it is made is the same in all executions
   * only as long as there is one thread.
   */
  public static void cloned(Object array, int site) {
    if (Scheduler.threadCount == 1) {
      made(array, site);
    }
  }

  /** The same for an array, and the arrays in it. */
  public static void madeArrays(Object array, int site) {
    made(array, site);
    if (array instanceof Object[] rows) {
      for (Object row : rows) {
        if (row != null) {
          madeArrays(row, site);
        }
      }
    }
  }
}
