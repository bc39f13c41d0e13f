package dev.unravel.runtime.claim;

import dev.unravel.runtime.jvm.Randomness;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Assumption;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;

/**
 * Things that the executions of a search met and that a statement about every schedule has to
 * mention, or that rules it out. Fields are plain and only ever set, on paths that are rare or do
 * far more besides; they belong to whoever has the processor.
 */
public final class Conditions {
  /** Set by hooks in the target's code, see {@code Hooks} and {@code JdkHooks}. */
  public static boolean concurrentCalls;

  private static final int NOBODY = -1;
  private static final int SEVERAL = -2;

  public static boolean randomDrawn;
  public static boolean clockRead;
  public static boolean waited;
  public static boolean fieldHandles;
  public static boolean memoryOutside;

  /** A thread that kept looking at something was made to let others go first. */
  public static boolean steppedBack;

  public static boolean tooManyObjects;
  public static boolean tasksInside;
  public static boolean joinedInOneStep;
  public static boolean channels;
  public static boolean threadsCounted;
  public static boolean exceptionsHandled;

  private static boolean classesCame;
  private static boolean longTimeouts;
  private static boolean keepAlive;
  private static long tooLong;
  private static boolean foreign;
  private static boolean looking;
  private static int mostThreads;
  private static boolean defaultChanged;
  private static boolean filesShared;
  private static boolean unseenInitialiser;

  // Who has used files in this execution, and whether anybody has changed one.
  private static int fileUser = NOBODY;

  /** What all files are used through, as long as that is one object. */
  private static Object handle;

  private static boolean severalHandles;
  private static boolean filesChanged;

  private Conditions() {}

  /** Another search begins. */
  public static void clear() {
    concurrentCalls = randomDrawn = clockRead = waited = false;
    classesCame = longTimeouts = keepAlive = foreign = false;
    defaultChanged = filesShared = fieldHandles = memoryOutside = unseenInitialiser = false;
    tooManyObjects = tasksInside = joinedInOneStep = channels = threadsCounted = false;
    exceptionsHandled = steppedBack = false;
    tooLong = 0;
    mostThreads = 0;
  }

  // ---- noted by the scheduler and the hooks

  /**
   * A thread waits for a time beyond the patience. That leaves schedules out, unless nobody else
   * can act before it has passed anyway.
   */
  public static void waitsLong(ControlledThread c) {
    if (!longTimeouts && c.quiet == 0 && othersMayAct(c)) {
      if (isKeepAlive(c)) {
        keepAlive = true;
      } else {
        longTimeouts = true;
      }
    }
  }

  public static boolean othersMayAct(ControlledThread c) {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      boolean mayAct =
          t.slot >= 0
              || t.state == ControlledThread.State.YIELDING
              || t.deadline != ControlledThread.NEVER;
      if (t != c && mayAct) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a pool's thread waits for work there, and ends if none comes. A scheduled executor's
   * threads wait for the time of a task instead, on another object.
   */
  private static boolean isKeepAlive(ControlledThread c) {
    Object blocker = c.object;
    return blocker instanceof ForkJoinPool
        || c.idle > 0
            && blocker != null
            && blocker.getClass().getName().startsWith("java.util.concurrent.SynchronousQueue");
  }

  /** An execution was too long: it goes on fairly, which is no longer the search's choice. */
  public static void wasTooLong() {
    tooLong++;
  }

  /**
   * A thread that is not under control has come to a hook. That is of interest only if code of the
   * target has brought it there, and not code of the JDK, which has such hooks in some modes.
   */
  public static void foreignThread() {
    if (foreign || looking || Scheduler.running == null || Ending.over) {
      return;
    }
    // To look takes code of the JDK.
    looking = true;
    try {
      foreign = isCalledByTarget(new Throwable().getStackTrace());
    } finally {
      looking = false;
    }
  }

  private static boolean isCalledByTarget(StackTraceElement[] frames) {
    for (StackTraceElement frame : frames) {
      if (!frame.getClassName().startsWith("dev.unravel.runtime.")) {
        return frame.getModuleName() == null;
      }
    }
    return false;
  }

  /**
   * A class was loaded, or initialised where the JVM did it without a hook; this may be in the
   * middle of an execution or between two.
   */
  public static void classCame() {
    if (Scheduler.running != null && Scheduler.threadCount > 1) {
      classesCame = true;
    }
  }

  /**
   * The target changes what the JDK keeps for the whole program. Calls that change or ask for it
   * are points; where the JDK itself looks at it is not.
   */
  public static void defaultChanged() {
    defaultChanged |= !Unmodelled.mainIsAloneAgain();
  }

  /** The target uses a file by its name. */
  public static void usesFiles(ControlledThread c, boolean changes) {
    usesFile(c, null, changes);
  }

  /**
   * The target uses a file. One object that it is used through has points where threads share it;
   * several objects may be about the same file.
   */
  public static void usesFile(ControlledThread c, Object through, boolean changes) {
    if (!Unmodelled.mainIsAloneAgain()) {
      severalHandles |= through == null || handle != null && handle != through;
      handle = through;
      fileUser = fileUser == NOBODY || fileUser == c.id ? c.id : SEVERAL;
      filesChanged |= changes;
      filesShared |= filesChanged && severalHandles && fileUser == SEVERAL;
    }
  }

  /** A static initialiser ran where the JVM called it, without a switch inside. */
  public static void unseenInitialiser() {
    unseenInitialiser |= Scheduler.threadCount > 1 && !Unmodelled.mainIsAloneAgain();
  }

  /** An execution is over. */
  public static void ended() {
    fileUser = NOBODY;
    filesChanged = severalHandles = false;
    handle = null;
    if (Scheduler.threadCount > mostThreads) {
      mostThreads = Scheduler.threadCount;
    }
    if (!randomDrawn) {
      randomDrawn = Randomness.drawn();
    }
  }

  // ---- told to the explorer

  /** What applies whatever the settings are; the explorer leaves out what they make needless. */
  public static Set<Assumption> assumptions() {
    Set<Assumption> all = EnumSet.of(Assumption.THIS_INPUT, Assumption.SEQUENTIAL_CONSISTENCY);
    add(all, longTimeouts, Assumption.LONG_TIMEOUTS);
    add(all, concurrentCalls, Assumption.CONCURRENT_CALLS);
    add(all, classesCame, Assumption.CLASS_LOADING);
    add(all, waited, Assumption.NO_SPURIOUS_WAKE_UPS);
    add(all, keepAlive, Assumption.POOLS_KEEP_THREADS);
    add(all, randomDrawn, Assumption.RANDOM_SEED);
    add(all, clockRead, Assumption.VIRTUAL_CLOCK);
    return all;
  }

  private static void add(Set<Assumption> all, boolean applies, Assumption assumption) {
    if (applies) {
      all.add(assumption);
    }
  }

  /** What was not under control, a line each; nothing follows about every schedule then. */
  public static Set<String> gaps() {
    Set<String> gaps = new TreeSet<>();
    if (tooLong > 0) {
      gaps.add("executions that took more than --max-actions actions went on with fair turns only");
    }
    if (steppedBack) {
      gaps.add("a thread that kept looking at one place was made to let others go first");
    }
    if (foreign) {
      gaps.add("code of the target ran on a thread that is not under control");
    }
    if (fieldHandles) {
      gaps.add("fields or elements are accessed through method handles, which nobody follows");
    }
    if (memoryOutside) {
      gaps.add("memory outside of the heap was used while several threads ran");
    }
    if (Sites.rangesRace()) {
      gaps.add("several elements of an array were accessed in one step while others changed them");
    }
    if (threadsCounted) {
      gaps.add("the threads that run were counted, and they may end at any moment");
    }
    if (tasksInside) {
      gaps.add("the JDK did work in parallel, as for a stream, without a point between its tasks");
    }
    if (joinedInOneStep) {
      gaps.add("String.join went through a concurrent collection in one step");
    }
    if (channels) {
      gaps.add("sockets, pipes or other processes were used, and what comes through has no points");
    }
    if (tooManyObjects) {
      gaps.add("too many objects of classes without points were used to tell who shares them");
    }
    if (unseenInitialiser) {
      gaps.add("a static initialiser ran as one step, called by a method handle or by the JVM");
    }
    if (defaultChanged) {
      gaps.add("a default of the JDK was changed while other threads ran");
    }
    if (filesShared) {
      gaps.add("several threads used files, and what they contain is not under control");
    }
    return gaps;
  }

  /** Executions that were too long to leave all of their choices to the search. */
  public static long tooLong() {
    return tooLong;
  }

  /** The most threads that an execution had. */
  public static int threads() {
    return mostThreads;
  }

  /** Whether plain accesses were seen that may race. */
  public static boolean mayRace() {
    return Sites.races() > 0;
  }
}
