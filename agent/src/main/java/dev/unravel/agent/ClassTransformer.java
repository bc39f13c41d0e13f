package dev.unravel.agent;

import dev.unravel.runtime.Warnings;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;

/** Takes class files from the JVM and gives back instrumented ones. */
final class ClassTransformer implements ClassFileTransformer {
  private record Done(byte[] original, byte[] transformed) {}

  private final AgentOptions options;
  private final ClassFacts facts = new ClassFacts();

  /** The target's classes are defined again by each new class loader: their bytes are kept. */
  private final Map<String, Done> cache = new HashMap<>();

  ClassTransformer(AgentOptions options) {
    this.options = options;
  }

  /**
   * Instruments a class of our own, for nothing: once we are registered, loading a class that we
   * need ourselves would end up here again.
   */
  void rehearse() throws IOException {
    String name = ClassTransformer.class.getName().replace('.', '/');
    byte[] bytes;
    try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
      bytes = in.readAllBytes();
    }
    for (Treatment treatment : Treatment.values()) {
      for (boolean loaded : new boolean[] {false, true}) {
        instrument(treatment, null, loaded, bytes, true);
      }
    }
    Treatment.of("java/util/Vector");
    DeepClass.needsQuiet(bytes);
    transform(null, null, "rehearsal", null, null, bytes);
    cache.clear();
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String name,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] original) {
    // The JVM calls this on the thread that needs the class, which may be a controlled one.
    return Quietly.call(
        () -> {
          Treatment treatment = Treatment.of(name);
          boolean nothingToDo =
              treatment == Treatment.NONE
                  || treatment == Treatment.DEEP
                      && (redefined != null || !DeepClass.needsQuiet(original));
          return nothingToDo
              ? null
              : transform(treatment, loader, name, redefined != null, original);
        });
  }

  private synchronized byte[] transform(
      Treatment treatment, ClassLoader loader, String name, boolean loaded, byte[] original) {
    Done done = cache.get(name);
    if (done != null && Arrays.equals(done.original, original)) {
      return done.transformed;
    }
    byte[] result;
    try {
      result = instrument(treatment, loader, loaded, original, true);
    } catch (MethodTooLargeException tooLarge) {
      result = withoutDuplicates(treatment, loader, name, loaded, original);
    } catch (RuntimeException | Error broken) {
      // The JVM would swallow it and go on with the original class without a word.
      Warnings.add("not instrumented: " + name.replace('/', '.') + " (" + broken + ")");
      result = null;
    }
    if (treatment == Treatment.TARGET) {
      cache.put(name, new Done(original, result));
    }
    return result;
  }

  private byte[] withoutDuplicates(
      Treatment treatment, ClassLoader loader, String name, boolean loaded, byte[] original) {
    try {
      return instrument(treatment, loader, loaded, original, false);
    } catch (RuntimeException stillTooLarge) {
      Warnings.add("not instrumented, too large: " + name.replace('/', '.'));
      return null;
    }
  }

  private byte[] instrument(
      Treatment treatment,
      ClassLoader loader,
      boolean loaded,
      byte[] original,
      boolean mayDuplicate) {
    ClassReader reader = new ClassReader(original);
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    ClassInstrumenter instrumenter =
        new ClassInstrumenter(node, treatment, loader, loaded, mayDuplicate, options, facts);
    if (!instrumenter.run()) {
      return null;
    }
    // Frames are kept as they are and written by hand where new branches need them: computing them
    // would load classes of the target in the middle of loading one.
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
