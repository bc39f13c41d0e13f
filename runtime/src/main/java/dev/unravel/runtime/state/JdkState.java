package dev.unravel.runtime.state;

import dev.unravel.runtime.jvm.StaticField;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.target.CurrentLoader;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * State that the JDK keeps in static fields for its users and that a program may change: defaults
 * of locale, time zone and network, handlers, registries. Put back before each execution to what a
 * new JVM has. Most programs never load the classes in question; only what was loaded is looked at,
 * so the rest costs nothing. System properties, standard streams, thread pools, shutdown hooks and
 * counters of names are put back elsewhere.
 */
public final class JdkState {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Fields that are null in a new JVM. */
  private static final String[][] EMPTY = {
    {"java.lang.Thread", "defaultUncaughtExceptionHandler"},
    {"java.net.URLConnection", "factory"},
    {"java.net.URLConnection", "fileNameMap"},
    {"java.net.Authenticator", "theAuthenticator"},
    {"java.net.CookieHandler", "cookieHandler"},
    {"java.net.ResponseCache", "theResponseCache"},
    {"java.net.Socket", "factory"},
    {"java.net.ServerSocket", "factory"},
    {"java.net.DatagramSocket", "factory"},
    {"java.sql.DriverManager", "logWriter"},
    {"java.sql.DriverManager", "logStream"},
  };

  private static final String[] LOCALES = {
    "defaultLocale", "defaultDisplayLocale", "defaultFormatLocale",
  };

  private static final String PROVIDERS = "sun.security.jca.Providers";

  /** Classes of the JDK that were loaded, among those that matter. */
  private static final Set<String> loaded = ConcurrentHashMap.newKeySet();

  /** A class that keeps more than a reference, and how that is put back. */
  private record Registry(String className, Runnable restore) {}

  private static final List<Registry> REGISTRIES =
      List.of(
          new Registry("java.util.TimeZone", JdkState::restoreTimeZone),
          new Registry("java.io.DeleteOnExitHook", JdkRegistries::deleteFiles),
          new Registry(
              "java.util.ResourceBundle", () -> ResourceBundle.clearCache(CurrentLoader.get())),
          new Registry(
              "java.net.HttpURLConnection",
              () -> java.net.HttpURLConnection.setFollowRedirects(true)),
          new Registry("java.net.ProxySelector", JdkState::restoreProxySelector),
          new Registry("java.util.logging.LogManager", JdkRegistries::resetLoggers),
          new Registry("java.sql.DriverManager", JdkRegistries::forgetDrivers),
          new Registry(PROVIDERS, JdkRegistries::restoreProviders),
          new Registry("java.lang.management.ManagementFactory", JdkRegistries::forgetBeans));

  private static StaticField[] empty = {};
  private static final StaticField[] locales = new StaticField[LOCALES.length];
  private static final Object[] firstLocales = new Object[LOCALES.length];
  private static StaticField timeZone;
  private static Object firstTimeZone;
  private static StaticField proxySelector;
  private static StaticField urlFactory;
  private static StaticField urlHandlers;
  private static volatile boolean grown;

  /** How those are put back whose classes were loaded. */
  private static Runnable[] registries = {};

  private JdkState() {}

  /** Keeps what a new JVM has; called once, by the agent. */
  public static void begin() {
    for (int i = 0; i < LOCALES.length; i++) {
      locales[i] = StaticField.of("java.util.Locale", LOCALES[i]);
      firstLocales[i] = locales[i] == null ? null : locales[i].get();
    }
    urlFactory = StaticField.of("java.net.URL", "factory");
    urlHandlers = StaticField.of("java.net.URL", "handlers");
    loaded.add("java.lang.Thread");
    grown = true;
  }

  /** The agent has seen a class of the JDK, which is loaded or about to be. */
  public static void loaded(String internalName) {
    String name = internalName.replace('/', '.');
    if ((isRegistry(name) || hasEmptyField(name)) && loaded.add(name)) {
      grown = true;
    }
  }

  private static boolean isRegistry(String name) {
    for (Registry each : REGISTRIES) {
      if (each.className().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasEmptyField(String name) {
    for (String[] each : EMPTY) {
      if (each[0].equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Puts back whatever the last execution has changed; no thread of the target runs. */
  public static void restore() {
    if (grown) {
      grown = false;
      findFields();
    }
    for (StaticField field : empty) {
      if (field.get() != null) {
        field.set(null);
      }
    }
    for (int i = 0; i < locales.length; i++) {
      if (locales[i] != null && locales[i].get() != firstLocales[i]) {
        locales[i].set(firstLocales[i]);
      }
    }
    if (urlFactory != null && urlFactory.get() != null) {
      urlFactory.set(null);
      ((Hashtable<?, ?>) urlHandlers.get()).clear();
    }
    for (Runnable registry : registries) {
      registry.run();
    }
    TemporaryFiles.delete();
  }

  private static void findFields() {
    int count = 0;
    StaticField[] found = new StaticField[EMPTY.length];
    for (String[] each : EMPTY) {
      StaticField field = loaded.contains(each[0]) ? StaticField.of(each[0], each[1]) : null;
      if (field != null) {
        found[count++] = field;
      }
    }
    empty = Arrays.copyOf(found, count);
    registries =
        REGISTRIES.stream()
            .filter(each -> loaded.contains(each.className()))
            .map(Registry::restore)
            .toArray(Runnable[]::new);
  }

  /** Found out by the JDK once, outside of any execution: to ask the system is not repeatable. */
  private static void restoreTimeZone() {
    if (timeZone == null) {
      timeZone = StaticField.of("java.util.TimeZone", "defaultTimeZone");
      timeZone.set(null);
      // It keeps the id that it is first asked for, and copies of it ask for no other.
      TimeZone.getDefault().toZoneId();
      firstTimeZone = timeZone.get();
    } else if (timeZone.get() != firstTimeZone) {
      timeZone.set(firstTimeZone);
    }
  }

  private static void restoreProxySelector() {
    if (proxySelector == null) {
      proxySelector = StaticField.of("java.net.ProxySelector", "theProxySelector");
    }
    String normal = "sun.net.spi.DefaultProxySelector";
    Object now = proxySelector == null ? null : proxySelector.get();
    if (proxySelector != null && (now == null || !now.getClass().getName().equals(normal))) {
      try {
        proxySelector.set(UNSAFE.allocateInstance(Class.forName(normal)));
      } catch (ReflectiveOperationException otherJdk) {
        Warnings.add("this JDK keeps its proxies where they are not known");
      }
    }
  }
}
