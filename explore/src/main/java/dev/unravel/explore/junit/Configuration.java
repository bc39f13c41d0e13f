package dev.unravel.explore.junit;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/**
 * The platform's parameters as its launcher would have them: system properties, then the file
 * {@code junit-platform.properties}. Implements ConfigurationParameters.
 */
final class Configuration implements InvocationHandler {
  private static final String FILE = "junit-platform.properties";

  /**
   * What goes before all else. Tests run one after the other: which threads there are is for the
   * test to say. And limits of real time mean nothing where time is virtual: an execution that does
   * not end is noticed anyway.
   */
  private static final Map<String, String> OURS =
      Map.of(
          "junit.jupiter.execution.parallel.enabled", "false",
          "junit.jupiter.execution.timeout.mode", "disabled",
          "junit.vintage.execution.parallel.enabled", "false");

  private final Properties file = new Properties();

  Configuration(ClassLoader loader) throws IOException {
    try (InputStream in = loader.getResourceAsStream(FILE)) {
      if (in != null) {
        file.load(in);
      }
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    return switch (method.getName()) {
      case "getBoolean" -> value((String) arguments[0]).map(Boolean::parseBoolean);
      case "keySet" -> Set.copyOf(file.stringPropertyNames());
      case "size" -> file.size();
      case "hashCode" -> 1;
      case "equals" -> proxy == arguments[0];
      case "toString" -> FILE;
      default ->
          method.isDefault()
              ? InvocationHandler.invokeDefault(proxy, method, arguments)
              : value((String) arguments[0]);
    };
  }

  private Optional<String> value(String key) {
    String value = OURS.get(key);
    if (value == null) {
      value = System.getProperty(key);
    }
    return Optional.ofNullable(value == null ? file.getProperty(key) : value);
  }
}
