package dev.unravel.runtime.schedule;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.place.Variable;
import dev.unravel.runtime.table.Nodes;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import java.util.Arrays;

/** A thread of the target as the scheduler sees it. Lives for one execution. */
public final class ControlledThread {

  /** The reason that keeps a thread from acting. */
  public enum State {
    /** Nothing: it acts as soon as it is picked. */
    RUNNABLE,
    /** Its monitor, or a class's initialisation lock, belongs to another thread. */
    BLOCKED,
    /** It is in a wait set. */
    WAITING,
    /** It has no permit. */
    PARKED,
    /** Its sleep is not over. */
    SLEEPING,
    /** The thread it joins is alive. */
    JOINING,
    /** It spins: others go first. */
    YIELDING,
    /** It has ended. */
    ENDED
  }

  private static final int[] NO_CLOCKS = {};

  public static final long NEVER = Long.MAX_VALUE;

  /** In place of an index: many elements at once. */
  public static final int RANGE = -2;

  public final Thread thread;
  public final int id;
  final ControlledThread parent;
  public final boolean daemon;
  private final int childNumber;
  private int children;

  public State state = State.RUNNABLE;

  // The operation it is about to execute, valid while it does not run.
  public Operation operation = Operation.BEGIN;
  public int site;
  public Object object;

  /** Index into the array {@link #object}, {@link #RANGE}, or -1. */
  public int index = -1;

  /**
   * Which element of an atomic array it is about to access, where somebody asks. Not an {@link
   * #index}: to the scheduler such an array is one variable.
   */
  public int element;

  /** The number of the field that it accesses through a handle, see {@code HandledFields}. */
  public int field;

  // With RANGE, the elements that it accesses at once: from the first up to, not with, the second.
  public int rangeFrom;
  public int rangeTo;

  /** Where in the target's code that is; kept only while a trace is recorded. */
  public Location place;

  /** The exception that ends it, if a handler of the target takes that. */
  public Throwable endsWith;

  /** The monitor it is blocked on or waits at. */
  public ShadowMonitor monitor;

  /** Who joins it, or did until their time was up. */
  private ControlledThread[] joiners;

  private int joinerCount;

  /** The thread it joins. */
  public ControlledThread joining;

  /** Who was the first to join it, once it was over. */
  public ControlledThread joinedBy;

  /** Virtual time at which it goes on by itself, or {@link #NEVER}. */
  public long deadline = NEVER;

  public boolean timedOut;

  /** Whether it waits for a time shorter than the patience. */
  boolean waitsBriefly;

  /** How long it could have acted while the clock went on. */
  public long heldUpNanos;

  /** Whether it keeps asking for the time, though none can pass before others have acted. */
  boolean asksForTime;

  /** Whether its last wait ended by a notification. */
  public boolean notified;

  public boolean permit;

  /** How many objects it has made, where somebody counts them. */
  public int made;

  /** Above zero, its operations are no scheduling points: it loads or initialises a class. */
  public int quiet;

  /** What {@link #quiet} is in an initialiser that runs as one step; 0 outside of any. */
  public int quietInitialiser;

  /** The class loader that code of the target has just told to load a class, or null. */
  public Object loader;

  /** How many loads are under way that the target has asked for, and so are not quiet. */
  public int openLoads;

  /** Above zero, it waits for work inside a thread pool, which is no reason to call it stuck. */
  public int idle;

  /** Points it has come to, for the probes of its stack. */
  public int points;

  /** What it knows of the times of the others, see {@code VectorClocks}. */
  public int[] clocks = NO_CLOCKS;

  /** Its own time there, or 0 if it has no clocks. */
  public int time;

  /** The field or element that it accessed last: often the next. */
  public Variable variable;

  /** What stands for the thread itself, once it was asked for. */
  public Variable own;

  /**
   * Whether its next access is a choice even if nobody races with it: it may be the first of what
   * java.util.concurrent calls back, which is where such a call can be interrupted, or the only
   * place between the starts of two threads.
   */
  public boolean offers = true;

  /** Whether it has taken a task out of its pool's queue and not yet begun with it. */
  public boolean holdsTask;

  /** Whether the object of the JDK that it has looked at last may be shared. */
  public boolean lastWasShared;

  /** The site of its last operation but those on the memory of the JDK's objects. */
  private int siteBefore;

  /** Its announcements when that was kept. */
  private int keptAt = -1;

  /** The object of java.util.concurrent that it called last. */
  public Object called;

  /** Actions that may conflict with others, so far. */
  public int events;

  /** What it has read last, where somebody asks, see {@code Contents}. */
  public long seen;

  // Shadows that go along with a call, see Shadow: the method that is about to be called, or 0;
  // what it is given; what it has returned.
  public int callee;
  public Nodes arguments;
  public int result;

  /** Announcements so far. */
  public int announcements;

  /** Place in the array of enabled threads, or -1. */
  public int slot = -1;

  // Spin detection: the variable that is looked at again and again while nothing is written, what
  // the thread had in its hands when it was last asked, and how often it had something else.
  public int spinSite = -1;
  public int spinCount;
  Object spinObject;
  int spinIndex;
  int spinAge;
  int spinLooks;
  int spinNext;
  long spinState;
  long spinFound;
  long spinFoundBefore;

  /** Whether it has come back to where it was. */
  boolean spinsForSure;

  /** How often it has stepped back since it last changed something. */
  public int stepsBack;

  /** Offers of the processor by JDK code since the last point. */
  public int insideYields;

  public int loopBudget = Scheduler.LOOP_BUDGET;

  // What the backends keep.
  public Object continuation;
  public volatile boolean baton;
  public volatile boolean killed;
  public int kills;

  /** Accesses inside java.util.concurrent since its execution was over. */
  public int leftOver;

  public volatile Thread carrier;
  public Turn turn;

  /** What {@code Thread.currentThread()} really says while it runs. */
  public Thread identity;

  ControlledThread(Thread thread, int id, ControlledThread parent) {
    this.thread = thread;
    this.identity = thread;
    this.id = id;
    this.parent = parent;
    this.daemon = thread.isDaemon();
    this.childNumber = parent == null ? 0 : ++parent.children;
  }

  /**
   * Where it has got to: the site of its last operation, but for those on the memory of objects of
   * the JDK. Which of these are operations depends on which objects count as shared, and that must
   * not depend on itself.
   */
  public int ownSite() {
    return keptAt == announcements ? siteBefore : site;
  }

  /** It has just accessed the memory of an object of the JDK, and came from here. */
  public void keepOwnSite(int ownSite) {
    siteBefore = ownSite;
    keptAt = announcements;
  }

  public void addJoiner(ControlledThread t) {
    if (joinerCount > 0 && joiners[joinerCount - 1] == t) {
      return;
    }
    if (joiners == null) {
      joiners = new ControlledThread[1];
    } else if (joinerCount == joiners.length) {
      joiners = Arrays.copyOf(joiners, joinerCount * 2);
    }
    joiners[joinerCount++] = t;
  }

  /** It has ended: whoever still waits for that goes on. */
  void wakeJoiners() {
    for (int i = 0; i < joinerCount; i++) {
      ControlledThread joiner = joiners[i];
      if (joiner.state == State.JOINING && joiner.joining == this) {
        Deadlines.wake(joiner);
      }
    }
  }

  /** Number in order of creation; main is 0. */
  public int id() {
    return id;
  }

  /** Number of the thread that started it, or -1. */
  public int parentId() {
    return parent == null ? -1 : parent.id;
  }

  /** Which child of that one it is, counting from 1; 0 for main. */
  public int childNumber() {
    return childNumber;
  }

  /** What it is about to do. */
  public Operation operation() {
    return operation;
  }

  /** Where it is about to do it, see {@link Sites}. */
  public int site() {
    return site;
  }

  /** The object it is about to do it to, or null. */
  public Object object() {
    return object;
  }

  /** Tells two announcements of the same operation apart. */
  public int announcements() {
    return announcements;
  }

  /** Whether it has come to {@code Thread.yield} or the like: it would have others go first. */
  public boolean offersProcessor() {
    return operation == Operation.YIELD && site == Sites.YIELD;
  }

  /** Whether it can act without the clock going on: nothing keeps it, or its time is up. */
  public boolean isRunnable() {
    return state == State.RUNNABLE || deadline <= VirtualTime.now();
  }

  /** How it was made: {@code main}, {@code main.1}, {@code main.1.2}. */
  public String path() {
    return parent == null ? "main" : parent.path() + "." + childNumber;
  }

  /** What the target calls it. */
  public String javaName() {
    return thread.getName();
  }

  /** Path, and the Java name where it says more. */
  public String label() {
    String path = path();
    String name = javaName();
    return name.isEmpty() || name.equals(path) ? path : path + " \"" + name + "\"";
  }
}
