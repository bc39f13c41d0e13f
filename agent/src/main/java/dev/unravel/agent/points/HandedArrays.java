package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Arrays that the target hands to code of the JDK without points, which reads or fills them out of
 * a hook's sight. A string copies what it is given, so it gets a copy that was made element by
 * element, as another thread may see it. Any other call counts as one access of the whole array.
 */
public final class HandedArrays {
  private static final String STRING = "java/lang/String";

  /** Classes whose calls are followed in other ways, or which look at no elements. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "java/lang/Class",
          "java/lang/Object",
          "java/lang/System",
          "java/lang/Thread",
          "java/lang/reflect/Array",
          "java/lang/reflect/Constructor",
          "java/lang/reflect/Method",
          "sun/misc/Unsafe");

  /** How the names of methods start that change an array which they are given. */
  private static final String[] FILLERS = {
    "read",
    "get",
    "next",
    "inflate",
    "deflate",
    "enumerate",
    "toArray",
    "toChars",
    "sign",
    "engineNext",
    "implNext",
    "recv",
    "receive",
    "generate",
  };

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public HandedArrays(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Whether a call hands over an array. */
  public static boolean contain(ClassContext context, MethodInsnNode call) {
    return context.isTarget()
        && context.plainMemory()
        && lastArray(Type.getArgumentTypes(call.desc)) >= 0
        && isOpaque(context, call.owner);
  }

  public boolean call(MethodInsnNode call, int line) {
    if (!contain(context, call)) {
      return false;
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    int last = lastArray(types);
    boolean fills = fills(call.name);
    boolean copies = call.owner.equals(STRING) && !fills;
    int site = context.accessSite(method, line, "", "", false, true);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  -
    for (int k = 0; k <= last; k++) {
      if (types[k].getSort() == Type.ARRAY) {
        code.add(arguments.load(k)); //  array
        code.add(HookCalls.constant(site)); //  array site
        if (copies) {
          code.add(
              HookCalls.arrayHook(
                  "copyForString", "(Ljava/lang/Object;I)Ljava/lang/Object;")); //  copy
          code.add(new TypeInsnNode(Opcodes.CHECKCAST, types[k].getInternalName()));
          code.add(arguments.store(k)); //  -
        } else {
          // Of two arrays, the second takes what comes of the first.
          boolean writes = fills || k == last && isSecond(types, k);
          code.add(
              HookCalls.arrayHook(
                  writes ? "handedToFill" : "handedToRead", "(Ljava/lang/Object;I)V")); //  -
        }
      }
    }
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  /** Whether code of the JDK goes through arrays without points of its own. */
  private static boolean isOpaque(ClassContext context, String owner) {
    if (owner.startsWith("[") || !Treatment.isJdk(owner) || context.isOfTarget(owner)) {
      return false;
    }
    return Treatment.of(owner) != Treatment.SHARED_STATE
        && !LEFT_OUT.contains(owner)
        && !owner.startsWith("java/lang/invoke/")
        && !owner.startsWith("java/util/concurrent/atomic/");
  }

  private static int lastArray(Type[] types) {
    for (int k = types.length - 1; k >= 0; k--) {
      if (types[k].getSort() == Type.ARRAY) {
        return k;
      }
    }
    return -1;
  }

  private static boolean isSecond(Type[] types, int array) {
    for (int k = 0; k < array; k++) {
      if (types[k].equals(types[array])) {
        return true;
      }
    }
    return false;
  }

  private static boolean fills(String name) {
    for (String start : FILLERS) {
      if (name.startsWith(start)) {
        return true;
      }
    }
    return false;
  }
}
