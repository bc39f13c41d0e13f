package dev.unravel.agent.points;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks between two elements where a collection of java.util.concurrent goes through many of them
 * in one call. Such a call is no single step: its documentation says that it may see some changes
 * of others and miss some, and users trip over just that. What happens to one element stays one
 * step.
 */
public final class ElementSteps {
  private static final String CONCURRENT = "java/util/concurrent/";

  /** Collections without a lock around the whole call, with the classes that lie in them. */
  private static final String[] COLLECTIONS = {
    "ConcurrentHashMap",
    "ConcurrentSkipListMap",
    "ConcurrentSkipListSet",
    "ConcurrentLinkedQueue",
    "ConcurrentLinkedDeque",
    "LinkedTransferQueue",
    "atomic/AtomicIntegerArray",
    "atomic/AtomicLongArray",
    "atomic/AtomicReferenceArray",
  };

  /** Their methods with a loop over elements; other loops only try again. */
  private static final Set<String> LOOPS =
      Set.of(
          "addAll",
          "bulkRemove",
          "clear",
          "contains",
          "containsAll",
          "containsValue",
          "countOfMode",
          "equals",
          "forEach",
          "forEachFrom",
          "forEachRemaining",
          "hashCode",
          "putAll",
          "remove",
          "removeAll",
          "removeEntryIf",
          "removeFirstOccurrence",
          "removeIf",
          "removeLastOccurrence",
          "removeValueIf",
          "replaceAll",
          "retainAll",
          "size",
          "toArray",
          "toArrayInternal",
          "toString",
          "writeObject");

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private boolean changed;

  private ElementSteps(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Puts the hooks into one body, and says whether there are any. */
  public static boolean insert(ClassContext context, MethodNode method, InsnList list) {
    boolean goesThrough =
        context.treatment() == Treatment.CONCURRENT
            && !context.options().pointsInside()
            && isCollection(context.node().name)
            && (LOOPS.contains(method.name)
                || method.name.equals("compute") && context.node().name.endsWith("Task"));
    return goesThrough && new ElementSteps(context, method, list).insert();
  }

  private static boolean isCollection(String name) {
    if (!name.startsWith(CONCURRENT)) {
      return false;
    }
    String simple = name.substring(CONCURRENT.length());
    for (String collection : COLLECTIONS) {
      boolean isPart = simple.startsWith(collection + "$");
      if (isPart || simple.equals(collection)) {
        return true;
      }
    }
    return false;
  }

  private boolean insert() {
    // Most bins of a table are empty: what matters is when it comes to one that is not.
    boolean byBin =
        method.name.equals("clear") && context.node().name.equals(CONCURRENT + "ConcurrentHashMap");
    int line = 0;
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LineNumberNode number) {
        line = number.line;
      } else if (byBin ? isMonitorHook(i) : isBackEdge(i) || isLink(i)) {
        list.insertBefore(i, step(line));
        changed = true;
      }
    }
    return changed;
  }

  private static boolean isMonitorHook(AbstractInsnNode i) {
    return i instanceof InsnNode && i.getOpcode() == Opcodes.MONITORENTER;
  }

  /** What is linked is read in two steps, an element and the link to the next. */
  private boolean isLink(AbstractInsnNode i) {
    return i instanceof FieldInsnNode field
        && i.getOpcode() == Opcodes.GETFIELD
        && (field.name.equals("next") || field.name.equals("prev"));
  }

  private boolean isBackEdge(AbstractInsnNode i) {
    return i instanceof JumpInsnNode jump && BodyOrder.comesBefore(list, jump.label, i);
  }

  private InsnList step(int line) {
    InsnList code = new InsnList();
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    code.add(
        isStatic
            ? new InsnNode(Opcodes.ACONST_NULL)
            : new VarInsnNode(Opcodes.ALOAD, 0)); //  collection
    code.add(
        HookCalls.constant(
            context.site(method, line, context.node().name, method.name))); //  collection site
    code.add(HookCalls.hook("nextElement", "(Ljava/lang/Object;I)V")); //  -
    return code;
  }
}
