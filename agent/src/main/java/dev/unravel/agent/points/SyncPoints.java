package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells of what orders threads and is no point of its own, where conflicts are looked for: volatile
 * fields inside java.util.concurrent, updates through handles and Unsafe, final fields, owners of
 * locks. Without it a race detector would report what java.util.concurrent keeps in order. Where
 * names or uses are told, the inside of java.util.concurrent tells too: whoever uses its state is
 * found so.
 */
public final class SyncPoints {
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";
  private static final String OPEN_UNSAFE = "sun/misc/Unsafe";
  private static final String ON_OBJECT = "(Ljava/lang/Object;)V";

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private final boolean isOn;

  /** A handle of the target names no object in its own hook. */
  private final boolean isOnAtCalls;

  public SyncPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
    this.isOn =
        context.options().conflicts()
            || tells(context) && context.treatment() == Treatment.CONCURRENT;
    this.isOnAtCalls = isOn || context.options().uses() && context.isTarget();
  }

  private static boolean tells(ClassContext context) {
    return context.options().names() || context.options().uses();
  }

  /** The field is not one of an object that is not yet initialised. */
  public boolean field(FieldInsnNode f) {
    if (!isOn) {
      return false;
    }
    int access = context.facts().fieldAccess(context.loader(), f.owner, f.name);
    if (context.treatment() == Treatment.CONCURRENT
        && ((access & Opcodes.ACC_VOLATILE) != 0 || isFenced(f, access))) {
      return ofVolatile(f);
    }
    boolean leadsOn =
        (access & Opcodes.ACC_FINAL) != 0
            && f.getOpcode() == Opcodes.GETFIELD
            && Type.getType(f.desc).getSort() >= Type.ARRAY;
    if (!leadsOn || !context.isTarget()) {
      return false;
    }
    list.insertBefore(f, new InsnNode(Opcodes.DUP)); //  object object
    list.insertBefore(f, HookCalls.hook("readFinal", ON_OBJECT)); //  object
    return true;
  }

  /**
   * ConcurrentSkipListMap reads plain fields behind a fence, and writes them through handles: as
   * good as volatile reads.
   */
  private boolean isFenced(FieldInsnNode f, int access) {
    return f.getOpcode() == Opcodes.GETFIELD
        && (access & Opcodes.ACC_FINAL) == 0
        && f.owner.startsWith("java/util/concurrent/ConcurrentSkipList");
  }

  private boolean ofVolatile(FieldInsnNode f) {
    boolean isRead = f.getOpcode() == Opcodes.GETFIELD || f.getOpcode() == Opcodes.GETSTATIC;
    boolean isStatic = f.getOpcode() == Opcodes.GETSTATIC || f.getOpcode() == Opcodes.PUTSTATIC;
    InsnList hook = new InsnList();
    if (isStatic) {
      hook.add(new InsnNode(Opcodes.ACONST_NULL)); //  [value] null
    } else {
      MemoryPoints.copyObject(hook, f, isRead); //  object [value] object
    }
    hook.add(HookCalls.hook(isRead ? "syncRead" : "syncWrite", ON_OBJECT)); //  object [value]
    list.insertBefore(f, hook);
    return true;
  }

  public boolean call(MethodInsnNode call) {
    if (!isOnAtCalls || !(context.isTarget() || context.treatment() == Treatment.CONCURRENT)) {
      return false;
    }
    String hook = hookFor(call);
    if (hook == null) {
      return false;
    }
    Type[] arguments = Type.getArgumentTypes(call.desc);
    boolean hasObject =
        arguments.length > 0
            && arguments[0].getSort() >= Type.ARRAY
            && (!call.owner.equals(ConcurrentCalls.VAR_HANDLE)
                || arguments.length > values(call.name));
    InsnList code = new InsnList();
    if (hasObject) {
      Arguments kept = new Arguments(code, method, arguments); //  receiver
      kept.loadAll(code); //  receiver object arguments
      code.add(kept.load(0)); //  receiver object arguments object
    } else {
      code.add(new InsnNode(Opcodes.ACONST_NULL)); //  receiver arguments null
    }
    code.add(HookCalls.hook(hook, ON_OBJECT)); //  receiver object arguments
    list.insertBefore(call, code);
    return true;
  }

  private static String hookFor(MethodInsnNode call) {
    return switch (call.owner) {
      case ConcurrentCalls.VAR_HANDLE -> {
        String atomic = ConcurrentCalls.atomic(call.name);
        yield atomic == null ? null : "sync" + atomic.substring("atomic".length());
      }
      case UNSAFE, OPEN_UNSAFE -> unsafe(call.name);
      case "java/lang/reflect/Field" ->
          !call.desc.startsWith("(Ljava/lang/Object;")
              ? null
              : call.name.startsWith("get")
                  ? "syncRead"
                  : call.name.startsWith("set") ? "syncWrite" : null;
      default -> null;
    };
  }

  private static String unsafe(String name) {
    if (name.startsWith("compareAnd")
        || name.startsWith("weakCompareAnd")
        || name.startsWith("getAnd")) {
      return "syncUpdate";
    }
    if (name.startsWith("get")) {
      return name.endsWith("Volatile") || name.endsWith("Acquire") || name.endsWith("Opaque")
          ? "syncRead"
          : null;
    }
    return name.startsWith("putOrdered")
            || name.startsWith("put")
                && (name.endsWith("Volatile")
                    || name.endsWith("Release")
                    || name.endsWith("Opaque"))
        ? "syncWrite"
        : null;
  }

  /** How many of a handle's arguments are values; those before say where. */
  private static int values(String name) {
    if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
      return 2;
    }
    return name.startsWith("getAnd") || name.startsWith("set") ? 1 : 0;
  }

  /** A constructor returns: from here on its final fields are what they are. */
  public boolean created(AbstractInsnNode atReturn) {
    if (!isOn || !context.isTarget() || !hasFinalFields()) {
      return false;
    }
    list.insertBefore(atReturn, new VarInsnNode(Opcodes.ALOAD, 0)); //  this
    list.insertBefore(atReturn, HookCalls.hook("frozen", ON_OBJECT)); //  -
    return true;
  }

  private boolean hasFinalFields() {
    for (FieldNode f : context.node().fields) {
      if ((f.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC)) == Opcodes.ACC_FINAL) {
        return true;
      }
    }
    return false;
  }

  /** Where locks of java.util.concurrent say whose they are. */
  public boolean entry() {
    boolean saysOwner =
        isOn
            && method.name.equals("setExclusiveOwnerThread")
            && context.node().name.endsWith("/AbstractOwnableSynchronizer");
    if (saysOwner) {
      InsnList code = new InsnList();
      code.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
      code.add(new VarInsnNode(Opcodes.ALOAD, 1)); //  this owner
      code.add(HookCalls.hook("owns", "(Ljava/lang/Object;Ljava/lang/Thread;)V")); //  -
      list.insert(code);
    }
    return saysOwner;
  }
}
