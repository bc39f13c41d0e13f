package dev.unravel.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What other class files say: who a class extends, and how a field was declared. Reads them as
 * resources; loading a class in order to instrument another would change when it is loaded.
 */
final class ClassFacts {
  private record Facts(String parent, String[] interfaces, Map<String, Integer> fields) {}

  private static final Facts UNKNOWN = new Facts(null, new String[0], Map.of());

  private final Map<String, Facts> known = new HashMap<>();
  private final Map<String, Boolean> foreign = new HashMap<>();

  /** Access flags of a field, looked for where the JVM does, or 0 if it is not found. */
  int fieldAccess(ClassLoader loader, String owner, String name) {
    for (String c = owner; c != null; ) {
      Facts facts = of(loader, c);
      Integer access = facts.fields.get(name);
      if (access != null) {
        return access;
      }
      for (String i : facts.interfaces) {
        int inherited = fieldAccess(loader, i, name);
        if (inherited != 0) {
          return inherited;
        }
      }
      c = facts.parent;
    }
    return 0;
  }

  /** Whether a class is the other or extends it. */
  boolean extendsClass(ClassLoader loader, String name, String ancestor) {
    for (String c = name; c != null; c = of(loader, c).parent) {
      if (c.equals(ancestor)) {
        return true;
      }
    }
    return false;
  }

  /** The nearest class of the JDK that a class extends, itself if it is one. */
  String jdkAncestor(ClassLoader loader, String name) {
    String c = name;
    while (c != null && !Treatment.isJdk(c)) {
      c = of(loader, c).parent;
    }
    return c == null ? "java/lang/Object" : c;
  }

  /** Whether a class that is named like one of the JDK, or of ours, is one of the target's. */
  boolean isForeign(ClassLoader loader, String name) {
    if (loader == null || name.startsWith("java/")) {
      return false;
    }
    return foreign.computeIfAbsent(
        name,
        any ->
            ClassLoader.getPlatformClassLoader().getResource(name + ".class") == null
                && loader.getResource(name + ".class") != null);
  }

  private Facts of(ClassLoader loader, String name) {
    Facts facts = known.get(name);
    if (facts == null) {
      facts = read(loader, name);
      known.put(name, facts);
    }
    return facts;
  }

  private Facts read(ClassLoader loader, String name) {
    String resource = name + ".class";
    try (InputStream in =
        loader == null || Treatment.isJdk(name) && !isForeign(loader, name)
            ? ClassLoader.getSystemResourceAsStream(resource)
            : loader.getResourceAsStream(resource)) {
      if (in == null) {
        return UNKNOWN;
      }
      ClassReader reader = new ClassReader(in);
      Map<String, Integer> fields = new HashMap<>();
      reader.accept(
          new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(
                int access, String field, String descriptor, String signature, Object value) {
              fields.put(field, access);
              return null;
            }
          },
          ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return new Facts(reader.getSuperName(), reader.getInterfaces(), fields);
    } catch (IOException | RuntimeException unreadable) {
      return UNKNOWN;
    }
  }
}
