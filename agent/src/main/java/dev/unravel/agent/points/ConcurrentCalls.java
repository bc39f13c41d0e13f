package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.Treatment;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The calls of the target that are steps of java.util.concurrent, of a class loader or atomic
 * accesses, and of what kind.
 */
public final class ConcurrentCalls {
  static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
  static final String METHOD_HANDLE = "java/lang/invoke/MethodHandle";
  static final String OPEN_UNSAFE = "sun/misc/Unsafe";
  private static final String FIELD = "java/lang/reflect/Field";
  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String ATOMIC = "java/util/concurrent/atomic/";

  /** Types without shared state of their own, or implemented by the target. */
  private static final Set<String> STATELESS =
      Set.of(
          "java/util/concurrent/TimeUnit",
          "java/util/concurrent/Executors",
          "java/util/concurrent/ThreadLocalRandom",
          "java/util/concurrent/Callable",
          "java/util/concurrent/ThreadFactory",
          "java/util/concurrent/RejectedExecutionHandler");

  /** Types that a concurrent collection may stand behind. */
  private static final Set<String> COLLECTION_TYPES =
      Set.of(
          "java/lang/Iterable",
          "java/util/Collection",
          "java/util/List",
          "java/util/Set",
          "java/util/SortedSet",
          "java/util/NavigableSet",
          "java/util/Queue",
          "java/util/Deque",
          "java/util/Map",
          "java/util/SortedMap",
          "java/util/NavigableMap",
          "java/util/Iterator",
          "java/util/Spliterator",
          "java/util/AbstractMap",
          "java/util/AbstractCollection",
          "java/util/AbstractQueue",
          "java/util/AbstractSet",
          "java/util/Map$Entry");

  private static final String CLASS_LOADER = "java/lang/ClassLoader";

  /** What a class loader of the target asks of the JVM: which classes and packages it has. */
  private static final Set<String> LOADER_STEPS =
      Set.of(
          "findLoadedClass",
          "defineClass",
          "definePackage",
          "getDefinedPackage",
          "getDefinedPackages");

  private ConcurrentCalls() {}

  /** Name of the hook to call first, or null. */
  public static String hookFor(ClassContext context, MethodInsnNode call) {
    if (call.owner.startsWith("[")) {
      return null;
    }
    if (call.owner.equals(VAR_HANDLE)) {
      return atomic(call.name);
    }
    if (call.owner.equals(METHOD_HANDLE)) {
      return call.name.startsWith("invoke") ? "atomicUpdate" : null;
    }
    if (call.owner.equals(OPEN_UNSAFE)) {
      return unsafe(call.name);
    }
    if (call.owner.equals(FIELD)) {
      return reflective(call.name, call.desc);
    }
    if (COLLECTION_TYPES.contains(call.owner)) {
      return context.isTarget() ? "callIfConcurrent" : "callFromJdk";
    }
    // A class of the target may inherit the method: what counts is the JDK class it comes from.
    String owner =
        Treatment.isJdk(call.owner)
            ? call.owner
            : context.facts().jdkAncestor(context.loader(), call.owner);
    if (LOADER_STEPS.contains(call.name)
        && context.facts().extendsClass(context.loader(), owner, CLASS_LOADER)) {
      return "call";
    }
    if (!owner.startsWith(CONCURRENT) || STATELESS.contains(owner) || owner.endsWith("Exception")) {
      return null;
    }
    if (owner.startsWith(ATOMIC)) {
      return atomic(call.name);
    }
    return "call";
  }

  /**
   * Whether a call is one by which a class of the JDK goes through a collection that it was given,
   * or one that inherits from it. What {@code isEmpty} or {@code add} of an abstract class hands on
   * is the call that somebody has made already.
   */
  static boolean comeFromCollections(
      ClassContext context, MethodInsnNode call, BooleanSupplier inMethodWithLoop) {
    String name = context.node().name;
    boolean isGeneric =
        name.startsWith("java/util/stream/")
            || name.equals("java/lang/Iterable")
            || context.treatment() == Treatment.SHARED_STATE && name.startsWith("java/util/");
    return isGeneric
        && !context.options().pointsInside()
        && call.getOpcode() != Opcodes.INVOKESPECIAL
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && COLLECTION_TYPES.contains(call.owner)
        && (!name.startsWith("java/util/Abstract") || inMethodWithLoop.getAsBoolean());
  }

  /** Whether a call accesses a field or an element itself, and calls nobody who would. */
  static boolean isAccess(MethodInsnNode call) {
    return call.owner.equals(VAR_HANDLE)
        || call.owner.equals(OPEN_UNSAFE)
        || call.owner.equals(FIELD);
  }

  /** Whether a call is about the element of an atomic array that its first argument says. */
  static boolean namesElement(MethodInsnNode call) {
    return call.owner.startsWith(ATOMIC)
        && call.owner.endsWith("Array")
        && call.desc.startsWith("(I");
  }

  /** The hook for a method of an atomic class or a handle, or null. */
  static String atomic(String name) {
    if (name.endsWith("Fence")) {
      return null;
    }
    return switch (name) {
      case "get",
          "getPlain",
          "getOpaque",
          "getAcquire",
          "getVolatile",
          "intValue",
          "longValue",
          "doubleValue",
          "floatValue",
          "toString",
          "getReference",
          "getStamp",
          "isMarked",
          "sum",
          "length" ->
          "atomicRead";
      case "set", "setPlain", "setOpaque", "setRelease", "setVolatile", "lazySet", "reset" ->
          "atomicWrite";
      case "newUpdater",
          "varType",
          "coordinateTypes",
          "accessModeType",
          "isAccessModeSupported",
          "toMethodHandle",
          "withInvokeExactBehavior",
          "withInvokeBehavior",
          "hashCode",
          "equals",
          "getClass" ->
          null;
      default -> "atomicUpdate";
    };
  }

  /** Field.get and its kin take the object, Field.set also the value. */
  private static String reflective(String name, String descriptor) {
    if (!descriptor.startsWith("(Ljava/lang/Object;")) {
      return null;
    }
    return name.startsWith("get") ? "atomicRead" : name.startsWith("set") ? "atomicWrite" : null;
  }

  private static String unsafe(String name) {
    if (name.startsWith("compareAnd") || name.startsWith("getAnd")) {
      return "atomicUpdate";
    }
    if (name.endsWith("Volatile")) {
      return name.startsWith("get") ? "atomicRead" : "atomicWrite";
    }
    if (name.startsWith("putOrdered")) {
      return "atomicWrite";
    }
    return name.equals("park") || name.equals("unpark") ? "call" : null;
  }
}
