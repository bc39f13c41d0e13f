package dev.unravel.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.body.ClassInstrumenter;
import dev.unravel.agent.loops.Loops;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.shadowed.Subject;
import dev.unravel.shadowed.Varied;
import dev.unravel.trace.PointLevel;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The hooks that the agent names by strings, which no compiler looks at. The JDK's own classes are
 * instrumented here, as what they are and as if they were the target, with all options; every call
 * that this puts in must lead somewhere, and every hook must have been called from somewhere.
 */
class HooksResolveTest {
  private static final String RUNTIME = "dev/unravel/runtime/";

  private static final List<AgentOptions> OPTIONS =
      List.of(
          options(PointLevel.MEMORY, false, false, false, true),
          options(PointLevel.YIELD, false, false, false, false),
          options(PointLevel.MEMORY, true, true, false, false),
          options(PointLevel.MEMORY, false, true, true, false),
          options(PointLevel.SYNC, false, false, false, false));

  /** Packages whose classes do all kinds of things, to be treated like a target's, too. */
  private static final List<String> LIKE_A_TARGET =
      List.of("java/lang/", "java/util/", "java/io/", "java/nio/file/", "java/security/");

  private static final List<Class<?>> TARGETS =
      List.of(
          Subject.class,
          Loops.class,
          Rehearsal.class,
          Varied.class,
          Varied.Facts.class,
          Copied.class);

  /** A target that inherits clone, and calls it on another object; it joins strings, too. */
  static class Copied implements Cloneable {
    Object other(Copied other) throws CloneNotSupportedException {
      return other.clone();
    }

    String joined(List<String> words) {
      return String.join(" ", words);
    }
  }

  /** Hooks that stand where only newer or older JDKs than this one have something to hook. */
  private static final Set<String> OTHER_JDKS =
      Set.of(
          "ThreadHooks.carrierThread",
          "ThreadHooks.joinDuration",
          "ThreadHooks.namesThreads",
          "ThreadHooks.park",
          "ThreadHooks.parkNanos",
          "ThreadHooks.sleepNanos",
          "ThreadHooks.threadName",
          "ThreadHooks.unpark",
          "ThreadHooks.virtualEnd",
          "ThreadHooks.virtualStart");

  /** What the explorer calls. */
  private static final Set<String> NO_HOOKS = Set.of("ExitHooks.exitIfOthersGoOn");

  /** Owner, name and descriptor of all that was called. */
  private static final Set<String> CALLS = new TreeSet<>();

  private static AgentOptions options(
      PointLevel points, boolean inside, boolean conflicts, boolean names, boolean debugged) {
    return new AgentOptions(
        points,
        inside,
        conflicts,
        names,
        names,
        names,
        debugged,
        false,
        debugged,
        Optional.empty());
  }

  @BeforeAll
  static void instrumentTheJdk() throws IOException {
    FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String module : List.of("java.base", "java.instrument")) {
      Path root = jdk.getPath("modules", module);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : (Iterable<Path>) files::iterator) {
          String name = root.relativize(file).toString();
          if (name.endsWith(".class") && !name.endsWith("-info.class")) {
            byte[] bytes = Files.readAllBytes(file);
            Treatment treatment = Treatment.of(name.substring(0, name.length() - 6));
            // Of the classes that are treated like thousands of others a few tell it all.
            boolean isRare = treatment != Treatment.OTHER_JDK && treatment != Treatment.DEEP;
            instrument(bytes, treatment, isRare ? OPTIONS : OPTIONS.subList(0, 1));
            if (LIKE_A_TARGET.stream().anyMatch(name::startsWith)) {
              instrument(bytes, Treatment.TARGET, OPTIONS.subList(0, 2));
            }
          }
        }
      }
    }
    for (Class<?> type : TARGETS) {
      String name = "/" + type.getName().replace('.', '/') + ".class";
      try (InputStream in = type.getResourceAsStream(name)) {
        instrument(in.readAllBytes(), Treatment.TARGET, OPTIONS);
      }
    }
  }

  private static void instrument(byte[] bytes, Treatment treatment, List<AgentOptions> all) {
    if (treatment == Treatment.NONE) {
      return;
    }
    for (AgentOptions options : all) {
      ClassReader reader = new ClassReader(bytes);
      ClassNode node = new ClassNode();
      reader.accept(node, ClassReader.EXPAND_FRAMES);
      ClassLoader loader =
          treatment == Treatment.TARGET ? HooksResolveTest.class.getClassLoader() : null;
      new ClassInstrumenter(
              node, treatment, loader, false, true, options, new ClassFacts(), SiteNumbers.FINAL)
          .run();
      node.methods.forEach(HooksResolveTest::collect);
    }
  }

  private static void collect(MethodNode method) {
    for (AbstractInsnNode i : method.instructions) {
      if (i instanceof MethodInsnNode call && call.owner.startsWith(RUNTIME)) {
        assertThat(call.getOpcode()).isEqualTo(Opcodes.INVOKESTATIC);
        CALLS.add(call.owner + "." + call.name + call.desc);
      } else if (i instanceof FieldInsnNode field && field.owner.startsWith(RUNTIME)) {
        CALLS.add(field.owner + "." + field.name + " " + field.desc);
      }
    }
  }

  @Test
  void everyHookThatIsCalledExists() throws Exception {
    List<String> missing = new ArrayList<>();
    for (String call : CALLS) {
      String owner = call.substring(0, call.indexOf('.'));
      Class<?> type = Class.forName(owner.replace('/', '.'), false, getClass().getClassLoader());
      String member = call.substring(call.indexOf('.') + 1);
      if (!Modifier.isPublic(type.getModifiers()) || !has(type, member)) {
        missing.add(call);
      }
    }
    assertThat(missing).isEmpty();
  }

  private static boolean has(Class<?> type, String member) {
    return Stream.of(type.getDeclaredFields())
            .filter(f -> Modifier.isPublic(f.getModifiers()) && Modifier.isStatic(f.getModifiers()))
            .anyMatch(f -> member.equals(f.getName() + " " + Type.getDescriptor(f.getType())))
        || hooks(type).anyMatch(m -> member.equals(m.getName() + Type.getMethodDescriptor(m)));
  }

  private static Stream<Method> hooks(Class<?> type) {
    return Stream.of(type.getDeclaredMethods())
        .filter(m -> Modifier.isPublic(m.getModifiers()) && Modifier.isStatic(m.getModifiers()));
  }

  /** Otherwise a misspelt name could hide in code that nothing here runs through. */
  @Test
  void everyHookIsCalledFromSomewhere() {
    Set<String> called = new TreeSet<>(OTHER_JDKS);
    called.addAll(NO_HOOKS);
    for (String call : CALLS) {
      int end = call.indexOf('(');
      if (end > 0) {
        called.add(call.substring(call.lastIndexOf('/', end) + 1, end));
      }
    }
    Set<String> uncalled = new TreeSet<>();
    for (Class<?> type : HookCalls.OWNERS) {
      hooks(type).map(m -> type.getSimpleName() + "." + m.getName()).forEach(uncalled::add);
    }
    uncalled.removeAll(called);
    assertThat(uncalled).isEmpty();
  }
}
