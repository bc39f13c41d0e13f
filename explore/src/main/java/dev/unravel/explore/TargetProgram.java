package dev.unravel.explore;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.StandardStreams;
import dev.unravel.trace.Target;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The program under test as a worker runs it: its classes, its main method, its standard streams.
 */
final class TargetProgram {
  private final Target target;
  private final URL[] classPath;
  private final Map<String, TargetLoader.ClassFile> files = TargetLoader.newCache();
  private final TargetOutput out = new TargetOutput();
  private final TargetOutput err = new TargetOutput();
  private final Properties properties = (Properties) System.getProperties().clone();
  private MethodHandle main;
  private boolean takesArguments;

  TargetProgram(Target target) {
    this.target = target;
    this.classPath = urls(target.classPath());
    properties.setProperty("java.class.path", String.join(File.pathSeparator, target.classPath()));
    properties.setProperty("sun.java.command", target.mainClass());
    // Ours, to make machines look alike; nobody would expect it.
    properties.remove("java.util.concurrent.ForkJoinPool.common.parallelism");
  }

  /** Takes all classes from a new loader. */
  void renew() {
    TargetLoader loader = new TargetLoader(classPath, files);
    Execution.useLoader(loader);
    main = findMain(loader);
    System.setProperties((Properties) properties.clone());
  }

  /** Puts the streams back to their start. */
  void resetStreams(boolean keepOutput) {
    out.reset(keepOutput);
    err.reset(keepOutput);
    StandardStreams.set(new ByteArrayInputStream(target.standardInput()), out, err);
    if (Thread.getDefaultUncaughtExceptionHandler() != null) {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    if (Execution.takePropertiesTouched()) {
      System.setProperties((Properties) properties.clone());
    }
  }

  byte[] printed() {
    return out.bytes();
  }

  byte[] printedToError() {
    return err.bytes();
  }

  /** What the main thread does. */
  void run() {
    try {
      if (takesArguments) {
        main.invoke(target.arguments().toArray(new String[0]));
      } else {
        main.invoke();
      }
    } catch (Throwable thrown) {
      // The JVM lets anything out of main; so must a method that declares nothing.
      TargetProgram.<RuntimeException>rethrow(thrown);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private MethodHandle findMain(TargetLoader loader) {
    Class<?> type;
    try {
      type = Class.forName(target.mainClass(), false, loader);
    } catch (ClassNotFoundException missing) {
      throw new UnusableTargetException(
          "class " + target.mainClass() + " is not on the class path");
    } catch (LinkageError broken) {
      throw new UnusableTargetException(
          "class " + target.mainClass() + " cannot be loaded: " + broken);
    }
    try {
      Method method = mainOf(type);
      method.setAccessible(true);
      takesArguments = method.getParameterCount() == 1;
      MethodHandle handle = MethodHandles.lookup().unreflect(method);
      return takesArguments ? handle.asFixedArity() : handle;
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

  private static URL[] urls(List<String> paths) {
    return paths.stream().map(TargetProgram::url).toArray(URL[]::new);
  }

  private static URL url(String path) {
    try {
      return new File(path).toURI().toURL();
    } catch (MalformedURLException odd) {
      throw new UnusableTargetException("not a class path entry: " + path);
    }
  }
}
