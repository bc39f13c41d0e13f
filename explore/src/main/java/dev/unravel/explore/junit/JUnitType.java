package dev.unravel.explore.junit;

import dev.unravel.explore.entry.UnusableTargetException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * A public type of the target's JUnit. Methods are called through it, not through the class of the
 * receiver, which may not be public.
 */
record JUnitType(Class<?> type) {

  /** The type of this name, or null if the target's class path has none. */
  static JUnitType find(ClassLoader loader, String name) {
    try {
      return new JUnitType(Class.forName(name, false, loader));
    } catch (ClassNotFoundException | LinkageError absent) {
      return null;
    }
  }

  static JUnitType of(ClassLoader loader, String name) {
    JUnitType found = find(loader, name);
    if (found == null) {
      throw notKnown(name);
    }
    return found;
  }

  static UnusableTargetException notKnown(String what) {
    return new UnusableTargetException(
        "the JUnit on the class path has no " + what + "; 4.12, 5.8 or newer is needed");
  }

  /** Calls a method on an object of this type. */
  Object call(Object receiver, String method, Object... arguments) throws Throwable {
    for (Method candidate : type.getMethods()) {
      if (candidate.getName().equals(method) && accepts(candidate, arguments)) {
        return invoke(candidate, receiver, arguments);
      }
    }
    throw notKnown(type.getName() + "." + method);
  }

  Object callStatic(String method, Object... arguments) throws Throwable {
    return call(null, method, arguments);
  }

  Object construct(Object... arguments) throws Throwable {
    for (Constructor<?> candidate : type.getConstructors()) {
      if (accepts(candidate, arguments)) {
        try {
          return candidate.newInstance(arguments);
        } catch (InvocationTargetException thrown) {
          throw thrown.getCause();
        }
      }
    }
    throw notKnown("constructor of " + type.getName());
  }

  /** An object that implements this type, an interface. */
  Object implementedBy(InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  static Object invoke(Method method, Object receiver, Object... arguments) throws Throwable {
    try {
      return method.invoke(receiver, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static boolean accepts(Executable executable, Object[] arguments) {
    Class<?>[] types = executable.getParameterTypes();
    if (types.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      if (arguments[i] != null && !types[i].isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }
}
