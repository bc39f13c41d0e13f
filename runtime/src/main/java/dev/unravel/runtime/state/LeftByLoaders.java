package dev.unravel.runtime.state;

import dev.unravel.runtime.jvm.StaticField;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.target.SeenClasses;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/**
 * Things that the classes of one loader leave where those of the next would find it. A target may
 * put classes of its own on the boot class path and register itself there, and may have its own
 * agent transform classes, as mocking libraries do; both outlive its loader. The next loader's copy
 * of the library draws the same names for what it registers, since random numbers repeat, and would
 * talk to the copy before it. Called between executions, when no thread of the target runs.
 */
public final class LeftByLoaders {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Where an agent's implementation keeps transformers; the second is misspelt in the JDK. */
  private static final String[] TRANSFORMERS = {
    "mTransformerManager", "mRetransfomableTransformerManager",
  };

  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

  private LeftByLoaders() {}

  /**
   * Another loader than all before has become the current one.
   *
   * @param last the one before, or null
   */
  public static void forget(ClassLoader last) {
    if (last != null) {
      forgetLibraries(last);
    }
    boolean changed = false;
    for (Object agent : SeenClasses.otherAgents()) {
      changed |= forgetTransformers((Instrumentation) agent);
    }
    if (changed) {
      // What they have put into classes of the JDK calls what is registered below.
      restoreClasses();
    }
    for (String name : SeenClasses.besideTheJdk()) {
      try {
        forgetRegistered(Class.forName(name, false, null));
      } catch (ClassNotFoundException | LinkageError gone) {
        // Seen on its way, but never defined.
        continue;
      }
    }
  }

  /** The JDK lets one loader have a native library, for as long as it lives. */
  private static void forgetLibraries(ClassLoader last) {
    try {
      long place = UNSAFE.objectFieldOffset(ClassLoader.class, "libraries");
      Object libraries = UNSAFE.getReference(last, place);
      if (libraries == null || !(field(libraries, "libraries") instanceof Map<?, ?> own)) {
        return;
      }
      StaticField names = StaticField.of(libraries.getClass(), "loadedLibraryNames");
      if (!own.isEmpty() && names != null && names.get() instanceof Set<?> all) {
        synchronized (all) {
          all.removeAll(own.keySet());
        }
      }
    } catch (InternalError otherJdk) {
      Warnings.add("this JDK keeps its native libraries where they are not known");
    }
  }

  /** Makes classes of the JDK again what they are without those transformers. */
  private static void restoreClasses() {
    Instrumentation ours = (Instrumentation) SeenClasses.ourAgent();
    List<Class<?>> changed = new ArrayList<>();
    for (String name : SeenClasses.takeChangedByOthers()) {
      try {
        changed.add(Class.forName(name.replace('/', '.'), false, PLATFORM));
      } catch (ClassNotFoundException | LinkageError ofTheTarget) {
        // Those of the old loader are not used again.
        continue;
      }
    }
    if (ours == null || changed.isEmpty()) {
      return;
    }
    try {
      ours.retransformClasses(changed.toArray(new Class<?>[0]));
    } catch (UnmodifiableClassException | RuntimeException | LinkageError refused) {
      Warnings.add("a class of the JDK keeps what an agent of the target has made of it");
    }
  }

  /** Takes objects of earlier loaders out of the collections in a class's static fields. */
  private static void forgetRegistered(Class<?> type) {
    if (UNSAFE.shouldBeInitialized(type)) {
      return;
    }
    for (Field field : type.getDeclaredFields()) {
      StaticField place =
          Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()
              ? StaticField.of(type, field.getName())
              : null;
      Object value = place == null ? null : place.get();
      try {
        if (value instanceof Map<?, ?> map) {
          map.entrySet().removeIf(entry -> isOld(entry.getKey()) || isOld(entry.getValue()));
        } else if (value instanceof Collection<?> collection) {
          collection.removeIf(LeftByLoaders::isOld);
        } else if (isOld(value) && !Modifier.isFinal(field.getModifiers())) {
          place.set(null);
        }
      } catch (UnsupportedOperationException constant) {
        continue;
      }
    }
  }

  private static boolean forgetTransformers(Instrumentation agent) {
    boolean any = false;
    for (String manager : TRANSFORMERS) {
      Object transformers = field(agent, manager);
      Object list = transformers == null ? null : field(transformers, "mTransformerList");
      for (int i = list == null ? -1 : Array.getLength(list) - 1; i >= 0; i--) {
        Object transformer = field(Array.get(list, i), "mTransformer");
        if (isOld(transformer)) {
          agent.removeTransformer((ClassFileTransformer) transformer);
          any = true;
        }
      }
    }
    return any;
  }

  private static Object field(Object object, String name) {
    for (Field each : object.getClass().getDeclaredFields()) {
      if (each.getName().equals(name)) {
        return UNSAFE.getReference(object, UNSAFE.objectFieldOffset(each));
      }
    }
    return null;
  }

  private static boolean isOld(Object object) {
    ClassLoader current = CurrentLoader.get();
    ClassLoader loader = object == null ? null : object.getClass().getClassLoader();
    return loader != null
        && current != null
        && loader != current
        && loader.getClass() == current.getClass();
  }
}
