package dev.unravel.agent.breakpoints.weave;

import dev.unravel.agent.breakpoints.file.ClassPattern;
import dev.unravel.agent.breakpoints.file.Position;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import dev.unravel.agent.breakpoints.woven.WovenPositions;
import dev.unravel.api.engine.Messages;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** Weaves breakpoints into the classes that they name, and leaves all others alone. */
public final class BreakpointTransformer implements ClassFileTransformer {
  /** What woven calls need themselves, or what the JVM calls where no other code may run. */
  private static final String[] REFUSED = {
    "dev/unravel/agent/",
    "dev/unravel/api/",
    "java/lang/Object",
    "java/lang/Thread",
    "java/lang/ref/",
    "java/lang/invoke/",
    "java/util/concurrent/atomic/",
    "jdk/internal/",
  };

  private final List<WovenBreakpoint> breakpoints;

  /** Each once: every class of the program is compared with all of them. */
  private final Set<ClassPattern> patterns = new HashSet<>();

  public BreakpointTransformer(List<WovenBreakpoint> breakpoints) {
    this.breakpoints = breakpoints;
    for (WovenBreakpoint breakpoint : breakpoints) {
      for (Position position : breakpoint.definition().positions()) {
        patterns.add(position.place().classes());
      }
    }
  }

  /** Whether a class that is loaded already is named. */
  public boolean wants(Class<?> loaded) {
    String name = loaded.getName().replace('.', '/');
    for (ClassPattern classes : patterns) {
      if (classes.matchesName(name)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayBeMeant(ClassLoader loader, String name, byte[] classFile) {
    for (ClassPattern classes : patterns) {
      if (classes.matchesName(name) || loader != null && classes.mayComeFrom(classFile)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String name,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (name == null) {
      return null;
    }
    boolean before = WovenPositions.silence(true);
    try {
      return mayBeMeant(loader, name, classFile) ? weave(loader, name, classFile) : null;
    } finally {
      WovenPositions.silence(before);
    }
  }

  private byte[] weave(ClassLoader loader, String name, byte[] classFile) {
    ClassWeaver weaver = null;
    try {
      for (WovenBreakpoint breakpoint : breakpoints) {
        List<Position> positions = breakpoint.definition().positions();
        for (int p = 0; p < positions.size(); p++) {
          ClassPattern classes = positions.get(p).place().classes();
          boolean named = classes.matchesName(name);
          if (!named && (loader == null || !classes.mayComeFrom(classFile))) {
            continue;
          }
          if (isRefused(name)) {
            if (named) {
              breakpoint.status(p).problem("breakpoints are not possible in " + outermost(name));
            }
            continue;
          }
          weaver = weaver == null ? new ClassWeaver(classFile) : weaver;
          if (isMeant(classes, name, named, weaver.sourceFile())) {
            weaver.find(breakpoint, p);
          } else if (named && !weaver.sourceFile().isEmpty()) {
            breakpoint
                .status(p)
                .otherSource(name.replace('/', '.') + " is from " + weaver.sourceFile());
          }
        }
      }
      if (weaver != null && !seesUs(loader)) {
        Messages.say(
            "no breakpoints in " + name.replace('/', '.') + ": its class loader hides our classes");
        return null;
      }
      return weaver == null ? null : weaver.weave();
    } catch (MethodTooLargeException tooLarge) {
      Messages.say("no breakpoints in " + name.replace('/', '.') + ": a method is too large");
      return null;
    } catch (AnalyzerException | RuntimeException | Error broken) {
      // The JVM would swallow it and go on with the original class without a word.
      Messages.say("no breakpoints in " + name.replace('/', '.') + ": " + broken);
      return null;
    }
  }

  /** A class from another source file may have the file's name in it, or as its own. */
  private static boolean isMeant(
      ClassPattern classes, String name, boolean named, String sourceFile) {
    if (!classes.isFile()) {
      return true;
    }
    return sourceFile.isEmpty()
        ? named
        : sourceFile.equals(classes.fileName()) && classes.matchesPackage(name);
  }

  /** Class loaders of modules may decide themselves what they take from the boot loader. */
  private static boolean seesUs(ClassLoader loader) {
    try {
      return loader == null
          || Class.forName(WovenPositions.class.getName(), false, loader) == WovenPositions.class;
    } catch (ClassNotFoundException | LinkageError hidden) {
      return false;
    }
  }

  private static String outermost(String name) {
    int nested = name.indexOf('$');
    return (nested < 0 ? name : name.substring(0, nested)).replace('/', '.');
  }

  private static boolean isRefused(String name) {
    for (String prefix : REFUSED) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
