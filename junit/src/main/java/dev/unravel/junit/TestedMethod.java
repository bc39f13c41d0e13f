package dev.unravel.junit;

import dev.unravel.launch.target.OwnJvm;
import dev.unravel.trace.Target;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A test method of this JVM.
 *
 * @param type the class it is run in, which may inherit it
 * @param method the method
 */
record TestedMethod(Class<?> type, Method method) {
  /** What build tools call the folder that everything they make is in. */
  private static final Set<String> BUILD_FOLDERS = Set.of("target", "build", "out", "bin");

  /** The same test for a worker, with what this JVM has on its class path. */
  Target target() {
    Set<String> classPath = new LinkedHashSet<>();
    // Some launchers take the tests from a class loader of their own.
    for (ClassLoader l = type.getClassLoader(); l != null; l = l.getParent()) {
      if (l instanceof URLClassLoader loader) {
        Stream.of(loader.getURLs()).flatMap(url -> file(url).stream()).forEach(classPath::add);
      }
    }
    classPath.addAll(OwnJvm.classPath());
    location().map(Path::toString).ifPresent(classPath::add);
    List<String> options = new ArrayList<>(OwnJvm.options());
    if (type.desiredAssertionStatus()) {
      options.add("-ea");
    }
    return Target.tests(List.copyOf(classPath), name(), options);
  }

  private String name() {
    return type.getName()
        + "#"
        + method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getTypeName)
            .collect(Collectors.joining(",", "(", ")"));
  }

  /** A name for files, the same each time and no other test's. */
  String fileName() {
    String parameters =
        Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .map(name -> "-" + name)
            .collect(Collectors.joining());
    String name = type.getName() + "." + method.getName() + parameters;
    String safe = name.replaceAll("[^\\w.$-]", "_");
    // Names in other alphabets would all become the same.
    return safe.equals(name) ? safe : safe + "-" + Integer.toHexString(name.hashCode());
  }

  /** The build folder that the test class lies in, or the working directory. */
  Path buildFolder() {
    for (Path at = location().orElse(null); at != null; at = at.getParent()) {
      if (at.getFileName() != null && BUILD_FOLDERS.contains(at.getFileName().toString())) {
        return at;
      }
    }
    return Path.of("").toAbsolutePath();
  }

  private Optional<Path> location() {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? Optional.empty()
        : file(source.getLocation()).map(Path::of);
  }

  private static Optional<String> file(URL url) {
    try {
      return Optional.of(Path.of(url.toURI()).toString());
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException notOne) {
      return Optional.empty();
    }
  }
}
