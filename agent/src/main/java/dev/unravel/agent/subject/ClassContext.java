package dev.unravel.agent.subject;

import dev.unravel.runtime.target.OriginalMembers;
import dev.unravel.trace.Location;
import dev.unravel.trace.PointLevel;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The class being instrumented, with what every part of the work asks about it.
 *
 * @param loader where its neighbours are found, or null for the JDK
 * @param sites gives a site its number
 * @param shadowed which of its methods have shadows
 */
public record ClassContext(
    ClassNode node,
    Treatment treatment,
    ClassLoader loader,
    AgentOptions options,
    ClassFacts facts,
    SiteNumbers sites,
    ShadowedClass shadowed) {

  /** How the names of methods start that we have added to a class. */
  public static final String OURS = OriginalMembers.OURS;

  public boolean isTarget() {
    return treatment == Treatment.TARGET;
  }

  /** Whether monitors in this class are scheduling points, not just modelled. */
  public boolean monitorsAreVisible() {
    return switch (treatment) {
      case TARGET, SHARED_STATE -> true;
      case CONCURRENT -> options.pointsInside();
      default -> false;
    };
  }

  /**
   * Whether this class is part of java.util.concurrent and has points of its own. Not what never
   * changes, and not what a thread keeps in fields of its own that only it ever looks at.
   */
  public boolean isInside() {
    return treatment == Treatment.CONCURRENT
        && options.pointsInside()
        && !node.name.startsWith("java/util/ImmutableCollections")
        && !node.name.equals("java/util/concurrent/ThreadLocalRandom");
  }

  /** A hook before an access of a field. */
  public MethodInsnNode memoryHook(String name, String descriptor) {
    return isInside()
        ? HookCalls.insideHook(name, descriptor)
        : HookCalls.memoryHook(hook(name), descriptor);
  }

  /** The same for an element of an array. */
  public MethodInsnNode elementHook(String name, String descriptor) {
    return isInside()
        ? HookCalls.insideHook(name, descriptor)
        : HookCalls.memoryHook(arrayHook(name), descriptor);
  }

  /** The name of a hook, or of its sibling for objects of the JDK, most of which are not shared. */
  public String hook(String name) {
    return treatment == Treatment.SHARED_STATE ? name + "Jdk" : name;
  }

  /** The same for a hook about an array. */
  public String arrayHook(String name) {
    return isArrays() ? name + "Known" : hook(name);
  }

  /** Whether it is java.util.Arrays, which everybody calls, ourselves too. */
  public boolean isArrays() {
    return node.name.equals("java/util/Arrays");
  }

  /** Whether plain field and array accesses in this class are points. */
  public boolean plainMemory() {
    return options.points() != PointLevel.SYNC
        && options.points() != PointLevel.YIELD
        && (isTarget() || treatment == Treatment.SHARED_STATE || isInside());
  }

  /** Whether method entries and loop back-edges in this class are points. */
  public boolean yieldPoints() {
    return options.points() == PointLevel.YIELD && isTarget();
  }

  /** Whether volatile accesses and atomic updates in this class are points. */
  public boolean volatileMemory() {
    return isTarget() || isInside();
  }

  /** Class files before version 50 have no stack map frames, and must not get any. */
  boolean hasFrames() {
    return (node.version & 0xffff) >= Opcodes.V1_6;
  }

  public int site(MethodNode method, int line, String owner, String member) {
    return enter(method, line, owner, member, SiteEntry.Kind.OTHER);
  }

  /** Whether a class is one of the target's, though it may be named like one of the JDK. */
  public boolean isOfTarget(String name) {
    Treatment byName = Treatment.of(name);
    return byName == Treatment.TARGET
        || byName != Treatment.FRAMEWORK && facts().isForeign(loader(), name);
  }

  /** The site of a field or array access. */
  public int accessSite(
      MethodNode method, int line, String owner, String member, boolean isStatic, boolean plain) {
    return enter(method, line, owner, member, SiteEntry.Kind.access(isStatic, plain));
  }

  /** The site of an access through a handle or Unsafe. */
  public int handledSite(MethodNode method, int line, String owner, String member) {
    return enter(method, line, owner, member, SiteEntry.Kind.HANDLED_ACCESS);
  }

  /** The site of a call to what has points inside. */
  public int callSite(MethodNode method, int line, String owner, String member) {
    return enter(method, line, owner, member, SiteEntry.Kind.CALL_WITH_POINTS);
  }

  private int enter(MethodNode method, int line, String owner, String member, SiteEntry.Kind kind) {
    String file = node.sourceFile == null ? "" : node.sourceFile;
    Location location = new Location(node.name.replace('/', '.'), method.name, file, line);
    return sites.of(new SiteEntry(location, owner.replace('/', '.'), member, kind));
  }

  /** Pushes the class itself, or null: class files before version 49 have no class constants. */
  public AbstractInsnNode ownClass() {
    return (node.version & 0xffff) >= Opcodes.V1_5
        ? new LdcInsnNode(Type.getObjectType(node.name))
        : new InsnNode(Opcodes.ACONST_NULL);
  }

  /** Pushes {@code this}, or the class object in a static method. */
  public InsnList loadMonitor(MethodNode method) {
    InsnList list = new InsnList();
    if ((method.access & Opcodes.ACC_STATIC) == 0) {
      list.add(new VarInsnNode(Opcodes.ALOAD, 0));
    } else if ((node.version & 0xffff) >= Opcodes.V1_5) {
      list.add(new LdcInsnNode(Type.getObjectType(node.name)));
    } else {
      // Class constants came with version 49; before, javac made the same call.
      list.add(new LdcInsnNode(node.name.replace('/', '.')));
      list.add(
          new MethodInsnNode(
              Opcodes.INVOKESTATIC,
              "java/lang/Class",
              "forName",
              "(Ljava/lang/String;)Ljava/lang/Class;",
              false));
    }
    return list;
  }

  /** The frame at a method's entry, to be put where a branch from there lands. */
  public void addEntryFrame(InsnList to, MethodNode method, Object... stack) {
    if (hasFrames()) {
      Object[] locals = entryLocals(method).toArray();
      to.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, stack.length, stack));
    }
    // Two frames at one place are not allowed: keeps a frame that follows apart.
    to.add(new InsnNode(Opcodes.NOP));
  }

  /** The frame of an exception handler that may use {@code this} and nothing else. */
  void addHandlerFrame(InsnList to, MethodNode method) {
    if (hasFrames()) {
      Object[] locals =
          (method.access & Opcodes.ACC_STATIC) != 0 ? new Object[0] : new Object[] {node.name};
      to.add(
          new FrameNode(
              Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}));
    }
  }

  private List<Object> entryLocals(MethodNode method) {
    List<Object> locals = new ArrayList<>();
    if ((method.access & Opcodes.ACC_STATIC) == 0) {
      locals.add(method.name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : node.name);
    }
    for (Type t : Type.getArgumentTypes(method.desc)) {
      locals.add(
          switch (t.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.OBJECT, Type.ARRAY -> t.getInternalName();
            default -> Opcodes.INTEGER;
          });
    }
    return locals;
  }
}
