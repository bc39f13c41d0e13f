package dev.unravel.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/** What is known of a class of the target, for its initialisation. */
final class TargetClass {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int[] NONE = {};

  final String name;

  /** What stands for the initialisation lock; its text is what reports show. */
  final Object lock;

  /** Whether the agent could give it a method that clears its static fields. */
  boolean clears;

  /** Whether the agent could give it a copy of its static initialiser. */
  boolean repeats;

  // What follows holds for the current class loader only.

  /** The class itself, once it is loaded. */
  Class<?> type;

  /** Whether it comes from the target's own loader, not from one below that. */
  boolean ours;

  /** Whether the JVM was seen to initialise it where there is no hook. */
  boolean elsewhere;

  /** Whose initialisation belongs to its own, for a class whose initialiser cannot be repeated. */
  int[] nested = NONE;

  /** Who runs its initialiser, or null. */
  ControlledThread runner;

  /** Why a repeated initialisation failed in this execution, or null. */
  Throwable failure;

  private boolean initialised;
  private MethodHandle clearer;
  private MethodHandle initialiser;

  private record InitLock(String className) {
    @Override
    public String toString() {
      return className + " (initialisation)";
    }
  }

  TargetClass(String name) {
    this.name = name;
    this.lock = new InitLock(name);
  }

  /** The class that a lock stands for the initialisation of, or "". */
  static String initialisedBy(Object lock) {
    return lock instanceof InitLock init ? init.className : "";
  }

  /** The class is loaded. */
  void come(Class<?> loaded) {
    type = loaded;
    ours = loaded.getClassLoader() == Execution.targetLoader();
  }

  void forget() {
    type = null;
    initialised = false;
    elsewhere = false;
    nested = NONE;
    runner = null;
    failure = null;
    clearer = null;
    initialiser = null;
  }

  /** Whether it is this class, as far as an old class file can tell, not one of the same name. */
  boolean is(Class<?> other) {
    return type != null && (other == null || other == type);
  }

  /** Whether the JVM has initialised it. */
  boolean initialised() {
    if (!initialised) {
      initialised = !UNSAFE.shouldBeInitialized(type);
    }
    return initialised;
  }

  void addNested(int id) {
    nested = Arrays.copyOf(nested, nested.length + 1);
    nested[nested.length - 1] = id;
  }

  /** Sets the static fields to what they were before initialisation. */
  void reset() throws Throwable {
    failure = null;
    runner = null;
    if (type == null || !ours || !initialised()) {
      return;
    }
    if (repeats && initialiser == null) {
      initialiser = find(ClassInit.INITIALISE);
    }
    if (clears) {
      if (clearer == null) {
        clearer = find(ClassInit.CLEAR);
      }
      clearer.invokeExact();
    }
  }

  /** Runs the copy of the static initialiser; what it throws is what the JVM would throw. */
  void initialiseAgain() {
    Unmodelled.noteInitialiser();
    try {
      initialiser.invokeExact();
    } catch (Kill over) {
      throw over;
    } catch (Throwable thrown) {
      failure = later(thrown);
      throw thrown instanceof Error error ? error : new ExceptionInInitializerError(thrown);
    }
  }

  /** What the JVM throws at the second use of a class whose initialiser failed. */
  void throwFailure() {
    if (failure != null) {
      Unmodelled.noteInitialiser();
      NoClassDefFoundError error = new NoClassDefFoundError("Could not initialize class " + name);
      error.initCause(failure);
      throw error;
    }
  }

  private static Throwable later(Throwable thrown) {
    String message = thrown.getMessage();
    Throwable cause =
        new ExceptionInInitializerError(
            "Exception "
                + thrown.getClass().getName()
                + (message == null ? " " : ": " + message + " ")
                + "[in thread \""
                + JdkHooks.currentThread().getName()
                + "\"]");
    cause.setStackTrace(thrown.getStackTrace());
    return cause;
  }

  private MethodHandle find(String method) throws ReflectiveOperationException {
    return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
        .findStatic(type, method, MethodType.methodType(void.class));
  }
}
