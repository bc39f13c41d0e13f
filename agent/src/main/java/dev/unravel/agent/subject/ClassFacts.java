package dev.unravel.agent.subject;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Facts from other class files: who a class extends, and how a field was declared. Reads them as
 * resources; loading a class in order to instrument another would change when it is loaded.
 */
public final class ClassFacts {
  /**
   * Before this version interfaces cannot have static methods, and so no copy of an initialiser.
   */
  public static final int FIRST_WITH_INTERFACE_STATE = Opcodes.V1_8;

  /**
   * One class file.
   *
   * @param fields access flags by name
   * @param state names of the static fields that its initialiser sets, in order
   * @param methods names and descriptors of its methods
   * @param statics the same of its static ones
   */
  private record Facts(
      int version,
      int access,
      String parent,
      String[] interfaces,
      Map<String, Integer> fields,
      List<String> state,
      Set<String> methods,
      Set<String> statics) {}

  private static final Facts UNKNOWN =
      new Facts(0, 0, null, new String[0], Map.of(), List.of(), Set.of(), Set.of());

  /** Where it stands in a class file. */
  private static final int MAJOR_VERSION = 6;

  private final Map<String, Facts> known = new HashMap<>();
  private final Map<String, Boolean> foreign = new HashMap<>();

  /** Access flags of a field, looked for where the JVM does, or 0 if it is not found. */
  public int fieldAccess(ClassLoader loader, String owner, String name) {
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

  /** The class or interface that declares a field, or the given one if none is found. */
  public String fieldOwner(ClassLoader loader, String owner, String name) {
    for (String c = owner; c != null; ) {
      Facts facts = of(loader, c);
      if (facts.fields.containsKey(name)) {
        return c;
      }
      for (String i : facts.interfaces) {
        if (fieldAccess(loader, i, name) != 0) {
          return fieldOwner(loader, i, name);
        }
      }
      c = facts.parent;
    }
    return owner;
  }

  /** The class that declares a static method, or the given one if none is found. */
  public String methodOwner(ClassLoader loader, String owner, String nameAndDescriptor) {
    for (String c = owner; c != null; c = of(loader, c).parent) {
      if (of(loader, c).statics.contains(nameAndDescriptor)) {
        return c;
      }
    }
    return owner;
  }

  /** Which of the fields that an interface keeps elsewhere this is, or -1. */
  public int interfaceState(ClassLoader loader, String owner, String name) {
    Facts facts = of(loader, owner);
    boolean hasArray =
        (facts.access & Opcodes.ACC_INTERFACE) != 0 && facts.version >= FIRST_WITH_INTERFACE_STATE;
    return hasArray ? facts.state.indexOf(name) : -1;
  }

  /** Whether a class is the other or extends it. */
  public boolean extendsClass(ClassLoader loader, String name, String ancestor) {
    for (String c = name; c != null; c = of(loader, c).parent) {
      if (c.equals(ancestor)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a class, or one between it and its ancestor, has a method of its own that the ancestor
   * has too.
   *
   * @param method its name and descriptor
   */
  public boolean hides(ClassLoader loader, String name, String ancestor, String method) {
    for (String c = name; c != null && !c.equals(ancestor); ) {
      Facts facts = of(loader, c);
      if (facts.methods.contains(method)) {
        return true;
      }
      c = facts.parent;
    }
    return false;
  }

  /** The nearest class of the JDK that a class extends, itself if it is one. */
  public String jdkAncestor(ClassLoader loader, String name) {
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
      List<String> state = new ArrayList<>();
      Set<String> methods = new HashSet<>();
      Set<String> statics = new HashSet<>();
      reader.accept(
          new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(
                int access, String field, String descriptor, String signature, Object value) {
              fields.put(field, access);
              if ((access & Opcodes.ACC_STATIC) != 0 && value == null) {
                state.add(field);
              }
              return null;
            }

            @Override
            public MethodVisitor visitMethod(
                int access,
                String method,
                String descriptor,
                String signature,
                String[] exceptions) {
              methods.add(method + descriptor);
              if ((access & Opcodes.ACC_STATIC) != 0) {
                statics.add(method + descriptor);
              }
              return null;
            }
          },
          ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return new Facts(
          reader.readUnsignedShort(MAJOR_VERSION),
          reader.getAccess(),
          reader.getSuperName(),
          reader.getInterfaces(),
          fields,
          state,
          methods,
          statics);
    } catch (IOException | RuntimeException unreadable) {
      return UNKNOWN;
    }
  }
}
