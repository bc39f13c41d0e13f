package dev.unravel.explore.entry;

import dev.unravel.trace.Target;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** The main method of a class, found as the {@code java} launcher would find it. */
public final class MainMethod implements EntryPoint {
  private final MethodHandle main;
  private final boolean takesArguments;
  private final Target target;

  private MainMethod(Target target, Method method) throws IllegalAccessException {
    this.target = target;
    method.setAccessible(true);
    this.takesArguments = method.getParameterCount() == 1;
    MethodHandle handle = MethodHandles.lookup().unreflect(method);
    this.main = takesArguments ? handle.asFixedArity() : handle;
  }

  public static MainMethod of(Target target, ClassLoader loader) {
    Class<?> type = NamedClass.load(target.mainClass(), loader);
    try {
      return new MainMethod(target, mainOf(type));
    } catch (LinkageError broken) {
      throw new UnusableTargetException(
          "class " + target.mainClass() + " needs a class that is missing: " + broken);
    } catch (NoSuchMethodException none) {
      throw new UnusableTargetException(
          "class " + target.mainClass() + " has no method public static void main(String[])");
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Override
  public void run() throws Throwable {
    if (takesArguments) {
      main.invoke(target.arguments().toArray(new String[0]));
    } else {
      main.invoke();
    }
  }

  private static Method mainOf(Class<?> type) throws NoSuchMethodException {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Method m : c.getDeclaredMethods()) {
        boolean fits =
            m.getName().equals("main")
                && Modifier.isStatic(m.getModifiers())
                && m.getReturnType() == void.class
                && m.getParameterCount() == 1
                && m.getParameterTypes()[0] == String[].class;
        if (fits) {
          return m;
        }
      }
    }
    throw new NoSuchMethodException("main");
  }
}
