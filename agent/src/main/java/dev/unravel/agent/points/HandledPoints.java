package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Puts hooks at accesses through a handle or Unsafe: in the target, so that these and an access by
 * an instruction mean the same variable, and inside java.util.concurrent where that has points of
 * its own. The runtime finds out which variable it is.
 */
public final class HandledPoints {
  private static final String VAR_HANDLE = ConcurrentCalls.VAR_HANDLE;
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  /** In place of an index: the handle is one of a field. */
  private static final int FIELD = -1;

  /** In place of an index: no object and index say what is accessed. */
  private static final int ELSEWHERE = -2;

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public HandledPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Whether a call is one of these. */
  static boolean areAt(ClassContext context, MethodInsnNode call) {
    if (!context.isInside() && !context.isTarget()) {
      return false;
    }
    if (call.owner.equals(VAR_HANDLE)) {
      return ConcurrentCalls.atomic(call.name) != null;
    }
    boolean isUnsafe = call.owner.equals(UNSAFE) || call.owner.equals(ConcurrentCalls.OPEN_UNSAFE);
    return isUnsafe && call.desc.startsWith("(Ljava/lang/Object;J");
  }

  public boolean call(MethodInsnNode call, int line) {
    if (!areAt(context, call)) {
      return false;
    }
    if (call.owner.equals(VAR_HANDLE)) {
      ofHandle(call, line);
    } else {
      ofUnsafe(call, line);
    }
    return true;
  }

  private void ofHandle(MethodInsnNode call, int line) {
    Type[] types = Type.getArgumentTypes(call.desc);
    int coordinates = types.length - values(call.name);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  handle
    code.add(new InsnNode(Opcodes.DUP)); //  handle handle
    boolean hasObject = coordinates > 0 && types[0].getSort() >= Type.ARRAY;
    // handle handle object
    code.add(hasObject ? arguments.load(0) : new InsnNode(Opcodes.ACONST_NULL));
    boolean isIndexed = hasObject && coordinates == 2 && types[1] == Type.INT_TYPE;
    boolean isField = coordinates == 0 || hasObject && coordinates == 1;
    // handle handle object index
    code.add(isIndexed ? arguments.load(1) : HookCalls.constant(isField ? FIELD : ELSEWHERE));
    code.add(HookCalls.constant(context.handledSite(method, line, call.owner, call.name)));
    code.add(
        HookCalls.insideHook(
            operation(ConcurrentCalls.atomic(call.name)) + "Handle",
            "(Ljava/lang/invoke/VarHandle;Ljava/lang/Object;II)V")); //  handle
    arguments.loadAll(code); //  handle arguments
    list.insertBefore(call, code);
  }

  private void ofUnsafe(MethodInsnNode call, int line) {
    Type[] types = Type.getArgumentTypes(call.desc);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  unsafe
    code.add(arguments.load(0)); //  unsafe object
    code.add(arguments.load(1)); //  unsafe object offset
    code.add(HookCalls.constant(context.handledSite(method, line, call.owner, call.name)));
    code.add(
        HookCalls.insideHook(
            unsafeOperation(call.name) + "Unsafe", "(Ljava/lang/Object;JI)V")); //  unsafe
    arguments.loadAll(code); //  unsafe arguments
    list.insertBefore(call, code);
  }

  /** From {@code atomicRead} to {@code read}. */
  private static String operation(String atomic) {
    return switch (atomic) {
      case "atomicRead" -> "read";
      case "atomicWrite" -> "write";
      default -> "update";
    };
  }

  private static String unsafeOperation(String name) {
    if (name.startsWith("get") && !name.startsWith("getAnd")) {
      return "read";
    }
    return name.startsWith("put") ? "write" : "update";
  }

  /** How many of a handle's arguments are values; those before say where. */
  private static int values(String name) {
    if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
      return 2;
    }
    return name.startsWith("getAnd") || name.startsWith("set") ? 1 : 0;
  }
}
