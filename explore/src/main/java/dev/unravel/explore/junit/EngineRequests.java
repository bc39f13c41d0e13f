package dev.unravel.explore.junit;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Requests to a test engine, made as the JUnit at hand wants them. */
final class EngineRequests {
  private final ClassLoader loader;
  private final Object configuration;
  private final JUnitType discoveryRequest;
  private final JUnitType executionRequest;

  EngineRequests(ClassLoader loader) throws IOException {
    this.loader = loader;
    this.configuration =
        JUnitType.of(loader, "org.junit.platform.engine.ConfigurationParameters")
            .implementedBy(new Configuration(loader));
    this.discoveryRequest =
        JUnitType.of(loader, "org.junit.platform.engine.EngineDiscoveryRequest");
    this.executionRequest = JUnitType.of(loader, "org.junit.platform.engine.ExecutionRequest");
  }

  /** Asks for what some selectors mean. */
  Object discovery(List<Object> selectors) {
    return discoveryRequest.implementedBy(
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "getSelectorsByType" -> ofType((Class<?>) arguments[0], selectors);
              case "getFiltersByType" -> List.of();
              case "getConfigurationParameters" -> configuration;
              case "getOutputDirectoryProvider", "getOutputDirectoryCreator" ->
                  outputFolder(method.getReturnType());
              default -> InvocationHandler.invokeDefault(proxy, method, arguments);
            });
  }

  private static List<Object> ofType(Class<?> type, List<Object> selectors) {
    List<Object> found = new ArrayList<>();
    for (Object selector : selectors) {
      if (type.isInstance(selector)) {
        found.add(selector);
      }
    }
    return found;
  }

  /** Asks to run what was discovered. The method for it gained parameters over the years. */
  Object execution(Object root, Object listener) throws Throwable {
    Method fullest = null;
    for (Method candidate : executionRequest.type().getMethods()) {
      if (candidate.getName().equals("create")
          && Modifier.isStatic(candidate.getModifiers())
          && (fullest == null || candidate.getParameterCount() > fullest.getParameterCount())) {
        fullest = candidate;
      }
    }
    if (fullest == null) {
      return executionRequest.construct(root, listener, configuration);
    }
    Class<?>[] types = fullest.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = executionArgument(types[i], root, listener);
    }
    return JUnitType.invoke(fullest, null, arguments);
  }

  private Object executionArgument(Class<?> type, Object root, Object listener) throws Throwable {
    return switch (type.getSimpleName()) {
      case "TestDescriptor" -> root;
      case "EngineExecutionListener" -> listener;
      case "ConfigurationParameters" -> configuration;
      case "OutputDirectoryProvider", "OutputDirectoryCreator" -> outputFolder(type);
      case "NamespacedHierarchicalStore" -> store(new JUnitType(type));
      case "CancellationToken" -> new JUnitType(type).callStatic("disabled");
      default -> throw JUnitType.notKnown("use for " + type.getName() + " that is known here");
    };
  }

  /** That of the request, below that of the session. */
  private static Object store(JUnitType type) throws Throwable {
    return type.call(type.construct((Object) null), "newChild");
  }

  /** Where tests may publish files, if they do. */
  private Object outputFolder(Class<?> type) {
    return new JUnitType(type)
        .implementedBy(
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getRootDirectory" -> Path.of(System.getProperty("java.io.tmpdir"));
                  case "createOutputDirectory" -> Files.createTempDirectory("unravel-junit");
                  case "hashCode" -> 1;
                  case "equals" -> proxy == arguments[0];
                  default -> "files of tests";
                });
  }

  ClassLoader loader() {
    return loader;
  }
}
