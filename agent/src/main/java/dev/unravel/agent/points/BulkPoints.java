package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Puts hooks at calls that access many elements of an array at once. */
public final class BulkPoints {
  private static final String ARRAYS = "java/util/Arrays";
  private static final String ARRAYS_SUPPORT = "jdk/internal/util/ArraysSupport";
  private static final String GIVEN = "given";
  private static final String TO_FILL = "givenToFill";
  private static final String TO_SORT = "givenToSort";
  private static final String TO_KEEP = "givenToKeep";

  /** What the methods of java.util.Arrays do to what they are given, by name. */
  private static final Map<String, String> HOOKS =
      Map.ofEntries(
          Map.entry("binarySearch", GIVEN),
          Map.entry("compare", GIVEN),
          Map.entry("compareUnsigned", GIVEN),
          Map.entry("copyOf", GIVEN),
          Map.entry("copyOfRange", GIVEN),
          Map.entry("deepEquals", GIVEN),
          Map.entry("deepHashCode", GIVEN),
          Map.entry("deepToString", GIVEN),
          Map.entry("equals", GIVEN),
          Map.entry("hashCode", GIVEN),
          Map.entry("mismatch", GIVEN),
          Map.entry("toString", GIVEN),
          Map.entry("fill", TO_FILL),
          Map.entry("setAll", TO_FILL),
          Map.entry("parallelSetAll", TO_FILL),
          Map.entry("parallelPrefix", TO_SORT),
          Map.entry("parallelSort", TO_SORT),
          Map.entry("sort", TO_SORT),
          Map.entry("spliterator", TO_KEEP),
          Map.entry("stream", TO_KEEP));

  private static final String COPY = "Ljava/lang/Class;)[Ljava/lang/Object;";

  private static final Set<String> INTRINSICS =
      Set.of(
          "copyOf([Ljava/lang/Object;I" + COPY,
          "copyOfRange([Ljava/lang/Object;II" + COPY,
          "equals([B[B)Z",
          "equals([C[C)Z");

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public BulkPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Whether there is a hook for a call by the target, or by one of the JDK's collections. */
  public static boolean hasHook(MethodInsnNode call) {
    return isCopy(call)
        || isClone(call)
        || call.owner.equals(ARRAYS) && HOOKS.get(call.name) != null;
  }

  public boolean call(MethodInsnNode call, int line) {
    if (!context.plainMemory() || method.name.equals("<clinit>")) {
      return false;
    }
    if (isCopy(call)) {
      copy(call, site(line));
      return true;
    }
    if (isClone(call)) {
      copied(call, site(line));
      return true;
    }
    boolean changed = hasHook(call) && !context.isArrays() && give(call, line);
    if (readsUnseen(call)) {
      changed |= readSnapshots(call, line);
    }
    return changed;
  }

  /**
   * Methods whose own code cannot carry hooks: intrinsics, which lose them once compiled, and what
   * reads arrays in larger units than elements.
   */
  private boolean readsUnseen(MethodInsnNode call) {
    return call.owner.equals(ARRAYS) && INTRINSICS.contains(call.name + call.desc)
        || call.owner.equals(ARRAYS_SUPPORT) && context.isArrays();
  }

  private static boolean isCopy(MethodInsnNode call) {
    return call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
  }

  private static boolean isClone(MethodInsnNode call) {
    return call.owner.startsWith("[") && call.name.equals("clone");
  }

  private int site(int line) {
    return context.accessSite(method, line, "", "", false, true);
  }

  private void copy(MethodInsnNode call, int site) {
    list.insertBefore(call, HookCalls.constant(site)); //  source from target to length site
    list.set(
        call,
        HookCalls.arrayHook(
            context.arrayHook("copy"), "(Ljava/lang/Object;ILjava/lang/Object;III)V"));
  }

  /** The real clone stays, for its exception; the hook copies the elements again. */
  private void copied(MethodInsnNode call, int site) {
    list.insertBefore(call, new InsnNode(Opcodes.DUP)); //  array array
    InsnList hook = new InsnList(); //  array clone
    hook.add(new InsnNode(Opcodes.DUP_X1)); //  clone array clone
    hook.add(HookCalls.constant(site)); //  clone array clone site
    hook.add(
        HookCalls.arrayHook(
            context.arrayHook("cloned"), "(Ljava/lang/Object;Ljava/lang/Object;I)V")); //  clone
    list.insert(call, hook);
  }

  private boolean give(MethodInsnNode call, int line) {
    Type[] types = Type.getArgumentTypes(call.desc);
    if (types.length == 0 || !isArray(types[0])) {
      return false;
    }
    int site = site(line);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  -
    boolean always = context.isTarget() || context.isInside();
    String name = always ? HOOKS.get(call.name) : "givenJdk";
    for (int k = 0; k < types.length; k++) {
      if (isArray(types[k])) {
        code.add(arguments.load(k)); //  array
        addRange(code, call, arguments, types, k); //  array from to
        code.add(HookCalls.constant(site)); //  array from to site
        code.add(HookCalls.arrayHook(name, "(Ljava/lang/Object;III)V")); //  -
        name = always ? "givenToo" : name;
      }
    }
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  /** The two numbers that follow an array, or all of it. */
  private static void addRange(
      InsnList code, MethodInsnNode call, Arguments arguments, Type[] types, int array) {
    boolean hasRange =
        call.owner.equals(ARRAYS)
            && array + 2 < types.length
            && types[array + 1] == Type.INT_TYPE
            && types[array + 2] == Type.INT_TYPE;
    if (hasRange) {
      code.add(arguments.load(array + 1));
      code.add(arguments.load(array + 2));
    } else {
      code.add(HookCalls.constant(0));
      // A copy may be shorter.
      code.add(call.name.equals("copyOf") ? arguments.load(1) : HookCalls.constant(-1));
    }
  }

  private boolean readSnapshots(MethodInsnNode call, int line) {
    Type[] types = Type.getArgumentTypes(call.desc);
    if (types.length == 0 || !mayBeArray(types[0])) {
      return false;
    }
    int site = site(line);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  -
    for (int k = 0; k < types.length; k++) {
      if (mayBeArray(types[k])) {
        code.add(arguments.load(k)); //  array
        addRange(code, call, arguments, types, k); //  array from to
        code.add(HookCalls.constant(site)); //  array from to site
        code.add(
            HookCalls.arrayHook(
                "snapshotKnown", "(Ljava/lang/Object;III)Ljava/lang/Object;")); //  snapshot
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, types[k].getInternalName()));
        code.add(arguments.store(k)); //  -
      }
    }
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  private static boolean mayBeArray(Type type) {
    return isArray(type) || type.getDescriptor().equals("Ljava/lang/Object;");
  }

  private static boolean isArray(Type type) {
    return type.getSort() == Type.ARRAY;
  }
}
