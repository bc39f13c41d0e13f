package dev.unravel.explore.execution;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.TargetState;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Limits;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A race that every worker has to find before it begins, in a program of ours: an option of the JVM
 * or another agent may keep the instrumentation from working, and a search that sees nothing finds
 * nothing. One execution shows it: two threads that take turns at every step lose every update but
 * the one under a monitor. Nothing stays behind that an execution of the target could see.
 */
public final class PlantedRace {
  private static final String PACKAGE = "dev.unravel.planted.";
  private static final int THREADS = 3;
  private static final int LOST = 1;
  private static final int KEPT = 2;

  /** Which of the variables are points at any level, and which is under a monitor. */
  private static final int VOLATILE = 0;

  private static final int GUARDED = 4;

  private final PointLevel level;
  private int locks;

  private PlantedRace(PointLevel level) {
    this.level = level;
  }

  /** Why nothing that this JVM shows could be believed, if so. */
  public static Optional<String> missedBecause(Settings settings, Watchdog watchdog) {
    watchdog.begin(settings);
    try {
      return new PlantedRace(settings.points()).run(settings);
    } catch (ReflectiveOperationException | RuntimeException | Error broken) {
      return Optional.of(broken.toString());
    } finally {
      watchdog.end();
      Execution.forgetConflicts();
      Execution.forgetSightings();
      Execution.letGo();
    }
  }

  private Optional<String> run(Settings settings) throws ReflectiveOperationException {
    Loader loader = new Loader();
    TargetState.useLoader(loader);
    Object program =
        loader.loadClass(PACKAGE + "Increments").getDeclaredConstructor().newInstance();
    Limits limits =
        new Limits(
            settings.timeOrigin(),
            0,
            false,
            settings.maxActions(),
            false,
            false,
            false,
            0,
            List.of(),
            false);
    ActionListener countsLocks = t -> locks += t.operation() == Operation.LOCK ? 1 : 0;
    Outcome outcome = Execution.run((Runnable) program, new LockStep(), limits, countsLocks);
    if (!(outcome instanceof Outcome.Pass)) {
      return Optional.of("two threads that count together came to " + outcome);
    }
    if (Execution.threads().size() != THREADS) {
      return Optional.of("threads started without being noticed");
    }
    return judge((int[]) ((Supplier<?>) program).get());
  }

  private Optional<String> judge(int[] counts) {
    boolean memory = level == PointLevel.MEMORY || level == PointLevel.RACES;
    for (int i = 0; i < GUARDED; i++) {
      if ((memory || i == VOLATILE) && counts[i] != LOST) {
        return Optional.of(
            "two threads that count together did not get in each other's way "
                + Arrays.toString(counts));
      }
    }
    if (counts[GUARDED] != KEPT || level != PointLevel.YIELD && locks < KEPT) {
      return Optional.of("two threads that lock the same object were not seen to");
    }
    return Optional.empty();
  }

  /** Main first, then the others in turn, at every step. */
  private static final class LockStep implements Strategy {
    @Override
    public void begin() {}

    @Override
    public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
      int last = Execution.lastThread();
      int pick = 0;
      for (int i = 0; i < count; i++) {
        if (enabled[i].id() == 0) {
          return i;
        }
        if (enabled[i].id() != last) {
          pick = i;
        }
      }
      return pick;
    }

    @Override
    public int pick(int bound) {
      return 0;
    }
  }

  /** Defines the program's classes as the target's are defined, from the bytes in our own jar. */
  private static final class Loader extends ClassLoader {
    // The JVM adds the jar of an agent to the class path; that of the target comes later.
    private final ClassLoader jar = ClassLoader.getSystemClassLoader();

    Loader() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(PACKAGE)) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : findClass(name);
    }

    @Override
    protected URL findResource(String name) {
      return jar.getResource(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = in.readAllBytes();
        Class<?> type = defineClass(name, bytes, 0, bytes.length);
        TargetState.defined(type);
        return type;
      } catch (IOException unreadable) {
        throw new ClassNotFoundException(name, unreadable);
      }
    }
  }
}
