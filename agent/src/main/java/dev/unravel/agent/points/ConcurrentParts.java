package dev.unravel.agent.points;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks where other classes of the JDK use java.util.concurrent for their users. Some keep their
 * state in a part out of it: the seed of a Random, the entries of Properties. Such a part has no
 * points of its own, and one call of the user may use it more than once. Others, like parallel
 * streams, fork tasks.
 */
public final class ConcurrentParts {
  private static final String RANDOM = "java/util/Random";
  private static final String PROPERTIES = "java/util/Properties";
  private static final String FORK = "()Ljava/util/concurrent/ForkJoinTask;";
  private static final String MAP = "java/util/concurrent/ConcurrentHashMap";

  /** How the names of a map's methods start that change nothing. */
  private static final String[] LOOKS = {
    "get",
    "contains",
    "size",
    "isEmpty",
    "key",
    "entrySet",
    "values",
    "elements",
    "toString",
    "equals",
    "hashCode",
    "forEach",
    "mappingCount"
  };

  /** The methods of Random that use its seed; each does so once. */
  private static final Set<String> DRAWS = Set.of("next(I)I", "setSeed(J)V");

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public ConcurrentParts(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Puts a hook before a call on such a part. */
  public boolean call(MethodInsnNode call, int line) {
    if (!context.isTarget() && call.name.equals("fork") && call.desc.equals(FORK)) {
      list.insertBefore(call, HookCalls.hook("forks", "()V"));
      return true;
    }
    boolean isPart =
        context.node().name.equals(PROPERTIES)
            && (method.access & Opcodes.ACC_STATIC) == 0
            && !method.name.equals("<init>")
            && call.owner.equals(MAP)
            && !call.name.equals("<init>");
    if (isPart) {
      list.insertBefore(call, hook(looks(call.name) ? "readPart" : "changePart", line, "entries"));
    }
    return isPart;
  }

  /** Puts a hook at the beginning of a method that draws. */
  public boolean entry() {
    boolean draws = context.node().name.equals(RANDOM) && DRAWS.contains(method.name + method.desc);
    if (draws) {
      list.insert(hook("changePart", BodyOrder.firstLine(method), "seed"));
    }
    return draws;
  }

  private InsnList hook(String name, int line, String variable) {
    InsnList code = new InsnList();
    code.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
    code.add(
        HookCalls.constant(
            context.accessSite(method, line, context.node().name, variable, false, false)));
    code.add(HookCalls.stateHook(name, "(Ljava/lang/Object;I)V")); //  -
    return code;
  }

  private static boolean looks(String name) {
    for (String start : LOOKS) {
      if (name.startsWith(start)) {
        return true;
      }
    }
    return false;
  }
}
