package dev.unravel.agent.body;

import dev.unravel.agent.points.OpaqueAccesses;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.ShadowedClass;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruments one class, method by method, as its treatment says. */
public final class ClassInstrumenter {
  private final ClassContext context;
  private final boolean loaded;
  private final boolean mayDuplicate;
  private final StaticReset reset;
  private final List<String> keptMonitors = new ArrayList<>();
  private boolean changed;

  public ClassInstrumenter(
      ClassNode node,
      Treatment treatment,
      ClassLoader loader,
      boolean loaded,
      boolean mayDuplicate,
      AgentOptions options,
      ClassFacts facts,
      SiteNumbers sites) {
    // Shadows make methods longer too.
    ShadowedClass shadowed =
        new ShadowedClass(node, options.names() && treatment == Treatment.TARGET && mayDuplicate);
    this.context = new ClassContext(node, treatment, loader, options, facts, sites, shadowed);
    this.loaded = loaded;
    this.mayDuplicate = mayDuplicate;
    // A class that is loaded accepts no new methods. Where yield points are, runs are recorded, and
    // each in a JVM of its own: final fields may stay final, which makes long runs faster.
    // The JDK keeps the proxies that it makes for annotations; theirs never changes.
    boolean resets =
        context.isTarget()
            && !loaded
            && !context.yieldPoints()
            && !"java/lang/reflect/Proxy".equals(node.superName);
    this.reset = resets ? new StaticReset(context) : null;
  }

  /** What is to be told once the class is used as it has become. */
  public ShadowedClass shadowed() {
    return context.shadowed();
  }

  /** The methods of a target that nobody sees lock and unlock. */
  public List<String> keptMonitors() {
    return keptMonitors;
  }

  /** Returns whether anything was changed. */
  public boolean run() {
    if (context.isTarget() && !loaded) {
      new MethodReferences(context).expand();
    }
    if (reset != null) {
      reset.prepare();
    }
    for (MethodNode method : context.node().methods) {
      if ((method.access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0) {
        changed |= instrument(method);
      }
    }
    changed |= reset != null && reset.finish();
    return changed;
  }

  private boolean instrument(MethodNode method) {
    boolean initialiser = method.name.equals("<clinit>");
    return switch (context.treatment()) {
      case TARGET -> {
        boolean did = body(method);
        if (reset == null) {
          did |= quietInitialiser(method, initialiser);
        } else if (initialiser) {
          reset.initialiser(method);
        } else {
          did |= reset.guard(method);
        }
        did |= Entrances.hook(method);
        yield did || initialiser;
      }
      case SHARED_STATE, CONCURRENT -> {
        if (OpaqueAccesses.isIntrinsic(context, method)) {
          // With or without hooks below it, as the compiler likes.
          Bracket.of(context, method, "quietEnter", "quietExit").insert();
          yield true;
        }
        boolean did = body(method);
        did |= SingleHooks.insert(context, method);
        yield did | quietInitialiser(method, initialiser);
      }
      case FRAMEWORK, OTHER_JDK -> body(method) | quietInitialiser(method, initialiser);
      case DEEP -> quietInitialiser(method, initialiser) | QuietMonitors.bracket(context, method);
      case HOOKED -> MethodEntries.hook(context, method);
      case NONE -> false;
    };
  }

  private boolean quietInitialiser(MethodNode method, boolean initialiser) {
    // Also of a class that is loaded: the JVM's archive has many that nobody has used yet.
    if (!initialiser) {
      return false;
    }
    Bracket.of(context, method, "quietEnter", "quietExit").insert();
    return true;
  }

  private boolean body(MethodNode method) {
    boolean isSynchronized = (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
    if (!isSynchronized && !BodyDuplicator.needed(method)) {
      return new Instructions(context, method, method.instructions).instrument();
    }
    if (!mayDuplicate) {
      // Too large to have two bodies: the method keeps its real monitors.
      if (context.isTarget()) {
        keptMonitors.add(context.node().name.replace('/', '.') + "." + method.name);
      }
      return false;
    }
    new BodyDuplicator(context, method).duplicate(isSynchronized, loaded);
    return true;
  }
}
