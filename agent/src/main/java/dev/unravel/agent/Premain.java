package dev.unravel.agent;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.util.jar.JarFile;

/**
 * The class that {@code -javaagent:} starts. The JVM loads this class with the application's class
 * loader; all it does is put its own jar on the bootstrap class path, where instrumented JDK
 * classes can see the runtime, and go on there.
 */
public final class Premain {
  private Premain() {}

  public static void premain(String arguments, Instrumentation instrumentation) throws Exception {
    String jar =
        new File(Premain.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .getPath();
    instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(jar));
    boolean breakpoints = arguments != null && arguments.startsWith("breakpoints=");
    String name =
        breakpoints ? "dev.unravel.agent.breakpoints.BreakpointAgent" : "dev.unravel.agent.Agent";
    Class<?> agent = Class.forName(name, true, null);
    agent
        .getMethod("install", String.class, Instrumentation.class)
        .invoke(null, arguments, instrumentation);
  }
}
