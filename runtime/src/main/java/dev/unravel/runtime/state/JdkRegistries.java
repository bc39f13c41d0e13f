package dev.unravel.runtime.state;

import dev.unravel.runtime.jvm.StaticField;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.schedule.Control;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.lang.reflect.Method;
import java.security.Security;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import jdk.internal.misc.Unsafe;

/**
 * The lists that the JDK keeps of what programs have registered with it: loggers, drivers, beans,
 * files to delete. Each is put back to what a new JVM has; used only where the class in question
 * was loaded.
 */
public final class JdkRegistries {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Where the JDK's own beans are. */
  private static final Set<String> OWN_DOMAINS =
      Set.of(
          "java.lang",
          "java.nio",
          "java.util.logging",
          "JMImplementation",
          "com.sun.management",
          "jdk.management.jfr");

  /** What the JDK calls STATE_UNINITIALIZED. */
  private static final int NO_HANDLERS_YET = 3;

  private static final Map<String, String> securityProperties = new HashMap<>();
  private static StaticField providers;
  private static Object firstProviders;

  private JdkRegistries() {}

  /** What would happen when the JVM ends. */
  static void deleteFiles() {
    StaticField field = StaticField.of("java.io.DeleteOnExitHook", "files");
    if (field == null || !(field.get() instanceof Collection<?> files) || files.isEmpty()) {
      return;
    }
    List<?> last = List.copyOf(files);
    for (int i = last.size() - 1; i >= 0; i--) {
      // Whether it is still there is the target's business.
      new File((String) last.get(i)).delete();
    }
    files.clear();
  }

  /** All loggers but the two that there always are go, and those start anew. */
  static void resetLoggers() {
    LogManager manager = LogManager.getLogManager();
    try {
      // Its shutdown hook, which ran at the end of the execution, has closed it for good.
      long state = UNSAFE.objectFieldOffset(LogManager.class, "globalHandlersState");
      UNSAFE.putIntVolatile(manager, state, NO_HANDLERS_YET);
      manager.readConfiguration();
      Class<?> context = Class.forName("java.util.logging.LogManager$LoggerContext");
      for (String each : new String[] {"systemContext", "userContext"}) {
        Object found = field(manager, LogManager.class, each);
        Map<?, ?> named = (Map<?, ?>) field(found, context, "namedLoggers");
        named
            .entrySet()
            .removeIf(
                entry ->
                    !entry.getKey().equals("")
                        && !entry.getKey().equals("global")
                        && forget(entry.getValue()));
        Object root = field(found, context, "root");
        if (field(root, root.getClass(), "children") instanceof Map<?, ?> children) {
          children.keySet().removeIf(name -> !name.equals("global"));
        }
      }
      Object root = field(manager, LogManager.class, "rootLogger");
      if (root != null && field(root, Logger.class, "kids") instanceof Collection<?> children) {
        children.removeIf(reference -> !isGlobal(reference) && forget(reference));
      }
    } catch (IOException | ClassNotFoundException | RuntimeException | InternalError otherJdk) {
      Warnings.add("the loggers of the JDK keep what an execution has done to them: " + otherJdk);
    }
  }

  private static boolean isGlobal(Object reference) {
    return ((Reference<?>) reference).get() instanceof Logger logger
        && Logger.GLOBAL_LOGGER_NAME.equals(logger.getName());
  }

  /** What is cleared here comes into no queue, where the garbage collector would put it one day. */
  private static boolean forget(Object reference) {
    ((Reference<?>) reference).clear();
    return true;
  }

  private static Object field(Object object, Class<?> type, String name) {
    return UNSAFE.getReference(object, UNSAFE.objectFieldOffset(type, name));
  }

  /** Drivers register themselves when their class is initialised, which happens again. */
  static void forgetDrivers() {
    try {
      Class<?> manager =
          Class.forName("java.sql.DriverManager", true, ClassLoader.getPlatformClassLoader());
      StaticField drivers = StaticField.of(manager, "registeredDrivers");
      StaticField initialised = StaticField.of(manager, "driversInitialized");
      if (drivers == null || initialised == null) {
        Warnings.add("this JDK keeps its database drivers where they are not known");
        return;
      }
      ((Collection<?>) drivers.get()).clear();
      initialised.setBoolean(false);
    } catch (ClassNotFoundException gone) {
      // Without the module there is nothing to forget.
      return;
    }
  }

  /** Keeps what a property of the JDK's security is before somebody changes it. */
  public static void keepSecurityProperty(String key) {
    Object token = Control.leave();
    try {
      if (!securityProperties.containsKey(key)) {
        securityProperties.put(key, Security.getProperty(key));
      }
    } finally {
      Control.resume(token);
    }
  }

  /** The list of those who provide ciphers and digests, and the properties that it is made of. */
  static void restoreProviders() {
    try {
      if (!securityProperties.isEmpty()) {
        Properties now = (Properties) StaticField.of(Security.class, "props").get();
        securityProperties.forEach(
            (key, value) -> {
              if (value == null) {
                now.remove(key);
              } else {
                now.put(key, value);
              }
            });
        securityProperties.clear();
      }
      if (providers == null) {
        providers = StaticField.of("sun.security.jca.Providers", "providerList");
        Method make =
            Class.forName("sun.security.jca.ProviderList")
                .getDeclaredMethod("fromSecurityProperties");
        make.setAccessible(true);
        firstProviders = make.invoke(null);
      }
      if (providers.get() != firstProviders) {
        providers.set(firstProviders);
      }
    } catch (ReflectiveOperationException | RuntimeException otherJdk) {
      Warnings.add("this JDK keeps its security providers where they are not known");
    }
  }

  static void forgetBeans() {
    StaticField field = StaticField.of(ManagementFactory.class, "platformMBeanServer");
    if (field == null || !(field.get() instanceof MBeanServer server)) {
      return;
    }
    for (ObjectName name : server.queryNames(null, null)) {
      if (!OWN_DOMAINS.contains(name.getDomain())) {
        try {
          server.unregisterMBean(name);
        } catch (JMException | RuntimeException refused) {
          Warnings.add("a bean of an earlier execution stays registered: " + name);
        }
      }
    }
  }
}
