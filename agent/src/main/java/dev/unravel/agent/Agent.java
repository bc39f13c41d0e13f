package dev.unravel.agent;

import dev.unravel.agent.image.ImageCache;
import dev.unravel.agent.points.UncontrolledCalls;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.HookCallCount;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.api.Breakpoints;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.Setup;
import dev.unravel.runtime.claim.JobEnd;
import dev.unravel.runtime.memory.UncontrolledClasses;
import dev.unravel.runtime.state.JdkState;
import dev.unravel.runtime.target.SeenClasses;
import dev.unravel.trace.PointLevel;
import java.lang.instrument.Instrumentation;
import java.net.JarURLConnection;
import java.net.URLConnection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;

/** Opens the JDK to the runtime, starts it, and instruments what is loaded and what will be. */
public final class Agent {
  /** From here on the JVM can yield from any Java frame, monitors or not. */
  private static final int FIRST_JDK_WITH_CONTINUATIONS = 24;

  /** Loaded now, so that no controlled thread is the first to load them. */
  private static final String[] PRELOAD = {
    "java.util.concurrent.ForkJoinPool",
    "java.util.concurrent.ForkJoinTask",
    "java.util.concurrent.ForkJoinWorkerThread",
    "java.util.concurrent.CompletableFuture",
    "java.util.concurrent.Executors",
    "java.util.concurrent.FutureTask",
    "java.util.concurrent.ThreadPoolExecutor",
    "java.util.concurrent.locks.StampedLock",
    "java.util.Random",
    "java.util.Timer",
    "java.lang.ExceptionInInitializerError",
    "java.lang.NoClassDefFoundError",
    "java.util.TreeSet",
    "java.util.ArrayList",
  };

  private Agent() {}

  /** Called once, by {@link Premain}. */
  public static void install(String arguments, Instrumentation instrumentation) throws Exception {
    AgentOptions options = AgentOptions.parse(arguments);
    Breakpoints.forbid();
    boolean continuations =
        Runtime.version().feature() >= FIRST_JDK_WITH_CONTINUATIONS && !options.osThreads();
    open(instrumentation);
    Setup.install(continuations, options.debugged());
    if (options.points() == PointLevel.YIELD) {
      Setup.useYieldPoints();
    }
    if (options.points() == PointLevel.YIELD || options.points() == PointLevel.SYNC) {
      Setup.seeNoMemory();
    }
    if (options.pointsInside()) {
      Setup.usePointsInside();
    }
    if (options.conflicts()) {
      Setup.detectConflicts();
    }
    if (options.test()) {
      Setup.expectTest();
    }
    if (options.names()) {
      Setup.nameObjects();
    }
    if (options.uses()) {
      Setup.tellUses();
    }
    UncontrolledClasses.tell(UncontrolledCalls::isUncontrolled);
    ImageCache cache = new ImageCache(options.cache());
    ClassTransformer transformer = new ClassTransformer(options, cache);
    JobEnd.then(transformer);
    transformer.rehearse();
    SeenClasses.HookCount hooks = new HookCallCount();
    hooks.in(Rehearsal.classFile());
    SeenClasses.watch(instrumentation, hooks);
    Class<?>[] loaded = loadedClasses(instrumentation);
    instrumentation.addTransformer(transformer, true);
    instrumentation.retransformClasses(loaded);
    for (String name : PRELOAD) {
      Class.forName(name);
    }
    if (options.pointsInside()) {
      loadRuntime();
    }
  }

  /**
   * Initialises all classes of the runtime. Where java.util.concurrent has points, a thread of the
   * target that is the first to use one of them could be stopped in the middle of that.
   */
  private static void loadRuntime() throws Exception {
    String known = Execution.class.getName().replace('.', '/') + ".class";
    String folder = known.substring(0, known.lastIndexOf('/') + 1);
    URLConnection jar = ClassLoader.getSystemResource(known).openConnection();
    if (!(jar instanceof JarURLConnection connection)) {
      throw new IllegalStateException("the agent is not in a jar");
    }
    for (JarEntry entry : Collections.list(connection.getJarFile().entries())) {
      String name = entry.getName();
      if (name.startsWith(folder) && name.endsWith(".class") && !name.endsWith("-info.class")) {
        try {
          Class.forName(name.substring(0, name.length() - 6).replace('/', '.'));
        } catch (LinkageError otherJdk) {
          // The backend for newer ones.
          continue;
        }
      }
    }
  }

  private static void open(Instrumentation instrumentation) {
    Module base = Object.class.getModule();
    Set<Module> runtime = Set.of(Execution.class.getModule());
    instrumentation.redefineModule(
        base,
        Set.of(),
        Map.of("jdk.internal.misc", runtime, "jdk.internal.vm", runtime),
        Map.of(
            "java.lang", runtime,
            "java.util", runtime,
            "java.util.concurrent", runtime,
            "jdk.internal.vm", runtime,
            "sun.security.jca", runtime),
        Set.of(),
        Map.of());
  }

  // A class of its own, since lambdas are slow to start.
  private static final class ByName implements Comparator<Class<?>> {
    @Override
    public int compare(Class<?> one, Class<?> other) {
      return one.getName().compareTo(other.getName());
    }
  }

  /** The classes that were loaded before us and are worth changing. */
  private static Class<?>[] loadedClasses(Instrumentation instrumentation) {
    List<Class<?>> wanted = new ArrayList<>();
    for (Class<?> c : instrumentation.getAllLoadedClasses()) {
      JdkState.loaded(c.getName());
      if (!c.isArray()
          && !c.isHidden()
          && c.getClassLoader() == null
          && instrumentation.isModifiableClass(c)
          && isWorthChanging(c)) {
        wanted.add(c);
      }
    }
    // Sites are numbered in this order, which must not depend on how the JVM keeps its classes.
    wanted.sort(new ByName());
    return wanted.toArray(new Class<?>[0]);
  }

  /** Nobody may be stopped in an initialiser that is to come: the JVM lets no other thread pass. */
  private static boolean isWorthChanging(Class<?> loaded) {
    String name = loaded.getName().replace('.', '/');
    return Treatment.whenLoaded(name)
        || !loaded.isInterface()
            && Treatment.of(name) != Treatment.NONE
            && Setup.isYetToBeInitialised(loaded);
  }
}
