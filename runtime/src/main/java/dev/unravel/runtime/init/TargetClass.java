package dev.unravel.runtime.init;

import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.target.InitLock;
import dev.unravel.runtime.target.OriginalMembers;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/** A class of the target, with what its initialisation needs to know. */
final class TargetClass {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int STATIC_FINAL = Modifier.STATIC | Modifier.FINAL;

  /** Where the JDK keeps what it knows of an enum's constants. */
  private static final long[] CONSTANTS = {
    offset("enumConstants"), offset("enumConstantDirectory"),
  };

  /** Where it keeps annotations, which may name them. */
  private static final long[] ANNOTATIONS = {offset("annotationData"), offset("reflectionData")};

  final String name;

  /** What stands for the initialisation lock; its text is what reports show. */
  final Object lock;

  /** Whether the agent has treated it as a class of the target. */
  boolean declared;

  /** Whether the agent could give it a method that clears its static fields. */
  boolean clears;

  /** Whether the agent could give it a copy of its static initialiser. */
  boolean repeats;

  /** Whether its initialiser, when the JVM comes to run it, leaves all to the copy. */
  boolean postpones;

  /** Whether it is an interface that is initialised with the classes that implement it. */
  boolean hasDefaults;

  /** Whether it has no initialiser. */
  boolean plain;

  /** Whether it cannot be put back to where it was before its initialisation. */
  boolean lasts;

  // What follows holds for the current class loader only.

  /** The class itself, once it is loaded. */
  Class<?> type;

  /** Whether it comes from the target's own loader, not from one below that. */
  boolean ours;

  /** Whether the JVM was seen to initialise it where there is no hook. */
  boolean elsewhere;

  /** Numbers of what is initialised before it, once somebody has asked. */
  int[] prerequisites;

  /** Who runs its initialiser, or null. */
  ControlledThread runner;

  /** Whom the JVM has made run its initialiser without our knowing, or null. */
  ControlledThread quietRunner;

  /** Why a repeated initialisation failed in this execution, or null. */
  Throwable failure;

  private boolean initialised;
  private MethodHandle clearer;
  private MethodHandle initialiser;

  TargetClass(String name) {
    this.name = name;
    this.lock = new InitLock(name);
  }

  /** The class is loaded. */
  void come(Class<?> loaded) {
    type = loaded;
    ours = loaded.getClassLoader() == CurrentLoader.get();
  }

  void forget() {
    type = null;
    initialised = false;
    elsewhere = false;
    prerequisites = null;
    runner = null;
    quietRunner = null;
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

  private static long offset(String field) {
    return UNSAFE.objectFieldOffset(Class.class, field);
  }

  /**
   * Sets the static fields to what they were before initialisation.
   *
   * @return whether that is possible
   */
  boolean reset() throws Throwable {
    failure = null;
    runner = null;
    if (type == null || !ours || !initialised()) {
      return true;
    }
    if (lasts) {
      return false;
    }
    if (clears) {
      if (clearer == null) {
        clearer = find(OriginalMembers.CLEAR);
      }
      clearer.invokeExact();
    }
    if (type.isEnum()) {
      forget(CONSTANTS);
    }
    return true;
  }

  private void forget(long[] caches) {
    for (long cache : caches) {
      if (UNSAFE.getReferenceVolatile(type, cache) != null) {
        UNSAFE.putReferenceVolatile(type, cache, null);
      }
    }
  }

  /** Makes the JDK read its annotations again: they hold constants of an enum that is reset. */
  void forgetAnnotations() {
    if (type != null && ours) {
      forget(ANNOTATIONS);
    }
  }

  boolean isEnum() {
    return type != null && type.isEnum();
  }

  /** Whether its static fields hold what they did before initialisation, one by one. */
  boolean isNew() {
    if (type == null || !ours || !initialised() || !clears || type.isInterface()) {
      return true;
    }
    for (Field field : type.getDeclaredFields()) {
      boolean mayChange = (field.getModifiers() & STATIC_FINAL) == Modifier.STATIC;
      if (mayChange && !hasDefault(field)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasDefault(Field field) {
    Object base = UNSAFE.staticFieldBase(field);
    long offset = UNSAFE.staticFieldOffset(field);
    Class<?> kind = field.getType();
    if (!kind.isPrimitive()) {
      return UNSAFE.getReference(base, offset) == null;
    }
    if (kind == long.class || kind == double.class) {
      return UNSAFE.getLong(base, offset) == 0;
    }
    if (kind == int.class || kind == float.class) {
      return UNSAFE.getInt(base, offset) == 0;
    }
    return kind == short.class || kind == char.class
        ? UNSAFE.getShort(base, offset) == 0
        : UNSAFE.getByte(base, offset) == 0;
  }

  /** Runs the copy of the static initialiser; what it throws is what the JVM would throw. */
  void initialiseAgain() {
    Unmodelled.noteInitialiser();
    try {
      if (initialiser == null) {
        initialiser = find(OriginalMembers.INITIALISE);
      }
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
                + Control.thread().getName()
                + "\"]");
    cause.setStackTrace(thrown.getStackTrace());
    return cause;
  }

  /** On whatever thread, the target's too. */
  private MethodHandle find(String method) throws ReflectiveOperationException {
    Object token = Control.leave();
    try {
      return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
          .findStatic(type, method, MethodType.methodType(void.class));
    } finally {
      Control.resume(token);
    }
  }
}
