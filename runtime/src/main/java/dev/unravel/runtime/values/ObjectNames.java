package dev.unravel.runtime.values;

import dev.unravel.runtime.table.TypeNames;
import dev.unravel.runtime.target.InitLock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives objects names: class and number in order of first use. Finds them again by comparing
 * references, class by class: an identity hash map would draw identity hashes and so change what
 * the target sees.
 */
public class ObjectNames {
  /** How a name starts that says nothing about other executions. */
  static final String UNKNOWN = "?";

  /**
   * Beyond this, objects of a class share one name: nobody reads that many, and search is linear.
   */
  private static final int MAX_PER_CLASS = 2_000;

  private static final class OfClass {
    final List<Object> objects = new ArrayList<>();
    final List<Integer> indexes = new ArrayList<>();
  }

  private final List<String> names = new ArrayList<>();

  /** By index; null for what shares a name. */
  private final List<Object> named = new ArrayList<>();

  private final Map<String, OfClass> byClass = new HashMap<>();

  public List<String> names() {
    return names;
  }

  /** Index of the object's name, or -1 for null. */
  public int index(Object object) {
    if (object == null) {
      return -1;
    }
    String type = object instanceof Class<?> c ? c.getName() + ".class" : TypeNames.of(object);
    OfClass known = byClass.computeIfAbsent(type, k -> new OfClass());
    for (int i = known.objects.size() - 1; i >= 0; i--) {
      if (known.objects.get(i) == object) {
        return known.indexes.get(i);
      }
    }
    if (known.objects.size() == MAX_PER_CLASS) {
      known.objects.add(null);
      known.indexes.add(names.size());
      names.add(type + "#...");
      named.add(null);
    }
    if (known.objects.size() > MAX_PER_CLASS) {
      return known.indexes.get(MAX_PER_CLASS);
    }
    known.objects.add(object);
    known.indexes.add(names.size());
    named.add(object);
    names.add(object instanceof Class<?> ? type : made(object, type, known.objects.size()));
    return names.size() - 1;
  }

  /** The object of an index, or null. */
  public Object object(int index) {
    return named.get(index);
  }

  /** The name of the n-th object of a class. An initialisation lock goes by its class alone. */
  String made(Object object, String type, int number) {
    String initialised = InitLock.initialisedBy(object);
    return initialised.isEmpty() ? type + "#" + number : initialised;
  }

  String name(Object object) {
    return names.get(index(object));
  }
}
