package dev.unravel.explore.junit;

import dev.unravel.explore.entry.NamedClass;
import dev.unravel.explore.entry.UnusableTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A selection of tests: {@code com.acme.FlakyTest}, {@code com.acme.FlakyTest#method}, or with the
 * types of its parameters, {@code com.acme.FlakyTest#method(int, java.lang.String)}.
 *
 * @param type the test class
 * @param method name of the method, or "" for all of the class
 * @param parameters names of the parameters' types, or null for any
 */
record Selection(Class<?> type, String method, List<String> parameters) {

  static Selection parse(String text, ClassLoader loader) {
    int hash = text.indexOf('#');
    if (hash < 0) {
      return new Selection(load(text, loader), "", null);
    }
    Class<?> type = load(text.substring(0, hash), loader);
    int bracket = text.indexOf('(', hash);
    if (bracket < 0 || !text.endsWith(")")) {
      return new Selection(type, text.substring(hash + 1), null);
    }
    String inside = text.substring(bracket + 1, text.length() - 1);
    List<String> parameters = new ArrayList<>();
    for (String parameter : inside.isBlank() ? new String[0] : inside.split(",")) {
      parameters.add(parameter.trim());
    }
    return new Selection(type, text.substring(hash + 1, bracket), parameters);
  }

  private static Class<?> load(String name, ClassLoader loader) {
    return NamedClass.load(name.trim().replace('/', '.'), loader);
  }

  boolean isClass() {
    return method.isEmpty();
  }

  /** The methods that are meant, with inherited ones, but none that is overridden. */
  List<Method> methods() {
    Map<String, Method> found = new LinkedHashMap<>();
    try {
      for (Class<?> c = type; c != null; c = c.getSuperclass()) {
        collect(c, found);
      }
      for (Method inherited : type.getMethods()) {
        keep(inherited, found); // The default methods of interfaces.
      }
    } catch (LinkageError broken) {
      throw new UnusableTargetException(
          "class " + type.getName() + " needs a class that is missing: " + broken);
    }
    return List.copyOf(found.values());
  }

  private void collect(Class<?> from, Map<String, Method> found) {
    for (Method candidate : from.getDeclaredMethods()) {
      keep(candidate, found);
    }
  }

  private void keep(Method candidate, Map<String, Method> found) {
    if (candidate.getName().equals(method) && !candidate.isBridge()) {
      List<String> types = new ArrayList<>();
      for (Class<?> parameter : candidate.getParameterTypes()) {
        types.add(parameter.getTypeName());
      }
      if (parameters == null || parameters.equals(types)) {
        found.putIfAbsent(types.toString(), candidate);
      }
    }
  }

  private String signature() {
    return parameters == null ? "" : "(" + String.join(", ", parameters) + ")";
  }

  @Override
  public String toString() {
    return type.getName() + (isClass() ? "" : "#" + method + signature());
  }
}
