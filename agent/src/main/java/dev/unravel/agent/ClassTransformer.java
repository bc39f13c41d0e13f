package dev.unravel.agent;

import dev.unravel.agent.body.ClassInstrumenter;
import dev.unravel.agent.image.ClassImage;
import dev.unravel.agent.image.ImageCache;
import dev.unravel.agent.image.ImageFile;
import dev.unravel.agent.image.MovableSites;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.DeepClass;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.state.JdkState;
import dev.unravel.runtime.state.TemporaryFiles;
import dev.unravel.runtime.target.SeenClasses;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;

/** Takes class files from the JVM and gives back instrumented ones. */
final class ClassTransformer implements ClassFileTransformer, Runnable {
  /**
   * A class that has been through here.
   *
   * @param original its class file
   * @param transformed what was made of it, or null for nothing
   * @param keptMonitors the methods that were too large to model their monitors
   * @param problem why nothing could be made of it, or null
   */
  private record Done(
      byte[] original, byte[] transformed, List<String> keptMonitors, Throwable problem) {}

  private final AgentOptions options;
  private final ClassFacts facts = new ClassFacts();
  private final ImageCache images;

  /** Of the class that was instrumented last. */
  private List<String> keptMonitors = List.of();

  /** The target's classes are defined again by each new class loader: their bytes are kept. */
  private final Map<String, Done> cache = new HashMap<>();

  ClassTransformer(AgentOptions options, ImageCache images) {
    this.options = options;
    this.images = images;
  }

  /**
   * Instruments a class of our own, for nothing: once we are registered, loading a class that we
   * need ourselves would end up here again.
   */
  void rehearse() throws IOException {
    byte[] bytes = Rehearsal.classFile();
    for (Treatment treatment : Treatment.values()) {
      for (boolean loaded : new boolean[] {false, true}) {
        ClassImage image = image(treatment, null, loaded, bytes, true);
        ImageFile.decode(ByteBuffer.wrap(ImageFile.encode(image)));
      }
    }
    Treatment.of("java/util/Vector", null, Object.class.getModule());
    transform(Object.class.getModule(), null, "rehearsal", null, null, bytes);
    cache.clear();
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String given,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] original) {
    // The JVM calls this on the thread that needs the class, which may be a controlled one.
    Object token = Control.leave();
    String name = given;
    try {
      if (name == null) {
        // Whoever defines a class need not say what it is called.
        name = new ClassReader(original).getClassName();
      }
      Treatment treatment = Treatment.of(name, loader, module);
      if (treatment == Treatment.TARGET && isProxy(name, original)) {
        // For an interface that is not public; its name depends on those made before.
        treatment = Treatment.DEEP;
      }
      if (treatment == Treatment.NONE) {
        return null;
      }
      if (loader == null && !Treatment.isJdk(name)) {
        SeenClasses.addBesideTheJdk(name.replace('/', '.'));
      }
      if (loader == null || treatment != Treatment.TARGET) {
        JdkState.loaded(name);
      }
      byte[] bytes =
          treatment == Treatment.TARGET || treatment == Treatment.FRAMEWORK
              ? target(treatment, loader, name, redefined != null, original)
              : jdk(treatment, loader, name, redefined != null, original);
      SeenClasses.add(name.replace('/', '.'));
      return bytes;
    } catch (RuntimeException | Error broken) {
      // The JVM would swallow it and go on with the original class without a word.
      String known = name == null ? "a class without a name" : name.replace('/', '.');
      problem(known, loader == null, broken);
      return null;
    } finally {
      Control.resume(token);
    }
  }

  private static boolean isProxy(String name, byte[] original) {
    return name.contains("$Proxy")
        && "java/lang/reflect/Proxy".equals(new ClassReader(original).getSuperName());
  }

  private static void problem(String name, boolean isJdk, Throwable broken) {
    String line =
        broken instanceof MethodTooLargeException
            ? "not instrumented, too large: " + name
            : "not instrumented: " + name + " (" + broken + ")";
    if (isJdk) {
      BlindSpots.addForGood(line);
    } else {
      BlindSpots.add(line);
    }
    // It has come by, and what is wrong with it has been said.
    SeenClasses.add(name);
  }

  private synchronized byte[] target(
      Treatment treatment, ClassLoader loader, String name, boolean loaded, byte[] original) {
    Done done = cache.get(name);
    if (done != null && Arrays.equals(done.original, original)) {
      return result(done);
    }
    byte[] result = null;
    Throwable problem = null;
    keptMonitors = List.of();
    try {
      result = targetBytes(treatment, loader, loaded, original, true);
    } catch (MethodTooLargeException tooLarge) {
      try {
        result = targetBytes(treatment, loader, loaded, original, false);
      } catch (RuntimeException | Error broken) {
        problem = broken;
      }
    } catch (RuntimeException | Error broken) {
      problem = broken;
    }
    done = new Done(original, result, keptMonitors, problem);
    cache.put(name, done);
    return result(done);
  }

  private static byte[] result(Done done) {
    if (done.problem instanceof Error error) {
      throw error;
    }
    if (done.problem instanceof RuntimeException exception) {
      throw exception;
    }
    for (String method : done.keptMonitors) {
      BlindSpots.add("not instrumented, too large: " + method + ", which uses monitors");
    }
    return done.transformed;
  }

  private synchronized byte[] jdk(
      Treatment treatment, ClassLoader loader, String name, boolean loaded, byte[] original) {
    // By their names, some libraries could be part of the JDK.
    boolean keep = loader == null;
    ClassImage image = keep ? images.get(name, loaded, original) : null;
    if (image == null) {
      try {
        image = image(treatment, loader, loaded, original, true);
      } catch (MethodTooLargeException tooLarge) {
        image = image(treatment, loader, loaded, original, false);
      }
      if (keep) {
        images.put(name, loaded, original, image);
      }
    }
    return image.link();
  }

  /** At the end of a job: keeps what was made, for the next JVM, and tidies up for it. */
  @Override
  public synchronized void run() {
    TemporaryFiles.delete();
    images.save();
  }

  private byte[] targetBytes(
      Treatment treatment,
      ClassLoader loader,
      boolean loaded,
      byte[] original,
      boolean mayDuplicate) {
    ClassReader reader = new ClassReader(original);
    return instrument(treatment, loader, loaded, reader, mayDuplicate, SiteNumbers.FINAL);
  }

  private ClassImage image(
      Treatment treatment,
      ClassLoader loader,
      boolean loaded,
      byte[] original,
      boolean mayDuplicate) {
    if (treatment == Treatment.DEEP && !DeepClass.needsQuiet(original)) {
      return ClassImage.UNCHANGED;
    }
    ClassReader reader = new ClassReader(original);
    MovableSites sites = new MovableSites(reader);
    byte[] bytes = instrument(treatment, loader, loaded, reader, mayDuplicate, sites);
    return bytes == null ? ClassImage.UNCHANGED : sites.image(bytes);
  }

  private byte[] instrument(
      Treatment treatment,
      ClassLoader loader,
      boolean loaded,
      ClassReader reader,
      boolean mayDuplicate,
      SiteNumbers sites) {
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    ClassInstrumenter instrumenter =
        new ClassInstrumenter(node, treatment, loader, loaded, mayDuplicate, options, facts, sites);
    boolean changed = instrumenter.run();
    keptMonitors = instrumenter.keptMonitors();
    if (!changed) {
      return null;
    }
    // Frames are kept as they are and written by hand where new branches need them: computing them
    // would load classes of the target in the middle of loading one.
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    instrumenter.shadowed().register();
    return bytes;
  }
}
