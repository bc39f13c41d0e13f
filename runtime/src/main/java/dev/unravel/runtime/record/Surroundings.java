package dev.unravel.runtime.record;

import dev.unravel.trace.Inputs;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Environment variables and system properties as the target of a recorded run sees them: the real
 * ones, of which those it looks at are kept, or the ones that were kept. Whoever calls has left
 * control.
 */
public final class Surroundings {
  private final Inputs recorded;
  private final SortedMap<String, Optional<String>> environment = new TreeMap<>();
  private final SortedMap<String, Optional<String>> properties = new TreeMap<>();
  private Properties initial = new Properties();

  private Surroundings(Inputs recorded) {
    this.recorded = recorded;
  }

  static Surroundings real() {
    return new Surroundings(null);
  }

  static Surroundings of(Inputs inputs) {
    return new Surroundings(inputs);
  }

  /** The execution begins: puts back the properties that were kept. */
  public void begin() {
    if (recorded != null) {
      recorded.properties().forEach(Surroundings::setProperty);
    }
    initial = (Properties) System.getProperties().clone();
  }

  private static void setProperty(String name, Optional<String> value) {
    if (value.isPresent()) {
      System.setProperty(name, value.get());
    } else {
      System.clearProperty(name);
    }
  }

  /** An environment variable, or null. */
  public String variable(String name) {
    Optional<String> value =
        recorded != null && recorded.environment().containsKey(name)
            ? recorded.environment().get(name)
            : Optional.ofNullable(System.getenv(name));
    environment.put(name, value);
    return value.orElse(null);
  }

  /** All environment variables, in an order that repeats. */
  public Map<String, String> variables() {
    SortedMap<String, String> all = new TreeMap<>();
    if (recorded != null) {
      recorded.environment().forEach((name, value) -> value.ifPresent(set -> all.put(name, set)));
    } else {
      all.putAll(System.getenv());
    }
    all.forEach((name, value) -> environment.put(name, Optional.of(value)));
    return Collections.unmodifiableMap(new LinkedHashMap<>(all));
  }

  /** The target looks at a property. What it has set itself follows from the schedule. */
  public void look(String name) {
    if (name != null) {
      properties.putIfAbsent(name, Optional.ofNullable(initial.getProperty(name)));
    }
  }

  /** The target looks at all of them. Those of the JDK itself have to fit the JDK that runs. */
  public void lookAtAll() {
    for (String name : initial.stringPropertyNames()) {
      if (!name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("sun.")) {
        look(name);
      }
    }
  }

  SortedMap<String, Optional<String>> environment() {
    return environment;
  }

  SortedMap<String, Optional<String>> properties() {
    return properties;
  }
}
