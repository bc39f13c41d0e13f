package dev.unravel.explore.junit;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;

/** Tests of the JUnit platform: found and run by whatever engines are on the class path. */
final class PlatformTests {
  private final JUnitType engine;
  private final JUnitType descriptor;
  private final JUnitType selectors;
  private final JUnitType listener;
  private final JUnitType uniqueId;
  private final JUnitType methodSource;
  private final JUnitType classSource;
  private final EngineRequests requests;
  private final List<Object> engines = new ArrayList<>();

  /** A test engine and what it has discovered. */
  record Discovered(Object engine, Object root) {}

  private PlatformTests(ClassLoader loader, JUnitType engine) throws IOException {
    this.engine = engine;
    this.descriptor = JUnitType.of(loader, "org.junit.platform.engine.TestDescriptor");
    this.selectors = JUnitType.of(loader, "org.junit.platform.engine.discovery.DiscoverySelectors");
    this.listener = JUnitType.of(loader, "org.junit.platform.engine.EngineExecutionListener");
    this.uniqueId = JUnitType.of(loader, "org.junit.platform.engine.UniqueId");
    String sources = "org.junit.platform.engine.support.descriptor.";
    this.methodSource = JUnitType.of(loader, sources + "MethodSource");
    this.classSource = JUnitType.of(loader, sources + "ClassSource");
    this.requests = new EngineRequests(loader);
    ServiceLoader.load(engine.type(), loader).forEach(engines::add);
  }

  /** The platform on a class path, or null if it has none. */
  static PlatformTests on(ClassLoader loader) throws IOException {
    JUnitType engine = JUnitType.find(loader, "org.junit.platform.engine.TestEngine");
    return engine == null ? null : new PlatformTests(loader, engine);
  }

  boolean hasEngines() {
    return !engines.isEmpty();
  }

  /** What the engines make of a selection; empty if none of them knows a test in it. */
  List<Discovered> discover(Selection selection) throws Throwable {
    List<Object> wanted = new ArrayList<>();
    if (selection.isClass()) {
      wanted.add(selectors.callStatic("selectClass", selection.type()));
    } else {
      for (Method method : selection.methods()) {
        wanted.add(selectors.callStatic("selectMethod", selection.type(), method));
      }
    }
    return discover(wanted);
  }

  @SuppressWarnings("unchecked")
  private List<Discovered> discover(Set<Path> roots) throws Throwable {
    return discover((List<Object>) selectors.callStatic("selectClasspathRoots", roots));
  }

  private List<Discovered> discover(List<Object> wanted) throws Throwable {
    List<Discovered> discovered = new ArrayList<>();
    Object request = requests.discovery(wanted);
    for (Object each : engines) {
      Object id = uniqueId.callStatic("forEngine", engine.call(each, "getId"));
      Object root = engine.call(each, "discover", request, id);
      if ((Boolean) descriptor.callStatic("containsTests", root)) {
        discovered.add(new Discovered(each, root));
      }
    }
    return discovered;
  }

  /** The names of all tests in some folders and jars, as {@link Selection} understands them. */
  void list(Set<Path> roots, Consumer<String> names) throws Throwable {
    for (Discovered each : discover(roots)) {
      list(each.root(), names);
    }
  }

  /** A method that stands for many tests, with parameters say, is one entry. */
  private void list(Object test, Consumer<String> names) throws Throwable {
    Object source = ((Optional<?>) descriptor.call(test, "getSource")).orElse(null);
    Set<?> children = (Set<?>) descriptor.call(test, "getChildren");
    if (methodSource.type().isInstance(source)) {
      Object parameters = methodSource.call(source, "getMethodParameterTypes");
      boolean none = parameters == null || parameters.equals("");
      names.accept(
          methodSource.call(source, "getClassName")
              + "#"
              + methodSource.call(source, "getMethodName")
              + (none ? "" : "(" + parameters + ")"));
    } else if (children.isEmpty() && classSource.type().isInstance(source)) {
      names.accept((String) classSource.call(source, "getClassName"));
    }
    for (Object child : methodSource.type().isInstance(source) ? Set.of() : children) {
      list(child, names);
    }
  }

  TestVerdict run(List<Discovered> tests) throws Throwable {
    TestVerdict verdict = new TestVerdict(requests.loader());
    for (Discovered each : tests) {
      Object request = requests.execution(each.root(), listener.implementedBy(verdict));
      engine.call(each.engine(), "execute", request);
    }
    return verdict;
  }
}
