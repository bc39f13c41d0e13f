package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.code.Receiver;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.runtime.init.TargetClasses;
import java.util.Arrays;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Puts hooks at calls: into java.util.concurrent, to natives and intrinsics, and to static methods.
 */
public final class CallPoints {
  /** Static methods whose first argument is the name of a system property. */
  private static final Set<String> PROPERTY_READERS =
      Set.of(
          "java/lang/System.getProperty",
          "java/lang/Integer.getInteger",
          "java/lang/Long.getLong",
          "java/lang/Boolean.getBoolean");

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public CallPoints(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  public boolean call(MethodInsnNode call, int line) {
    if (call.name.equals("<init>")) {
      return false;
    }
    if (Replacements.isStart(context, call)) {
      list.insertBefore(call, new InsnNode(Opcodes.DUP)); //  thread thread
      list.insertBefore(call, HookCalls.threadHook("aboutToStart", "(Ljava/lang/Thread;)V"));
      return true;
    }
    if (replace(call) || hash(call)) {
      return true;
    }
    if (context.isTarget() && call.owner.equals("java/lang/Class") && named(call)) {
      return true;
    }
    if (context.yieldPoints()) {
      lookAtProperties(call);
    }
    if (context.isTarget()
        && call.owner.equals("java/lang/System")
        && call.name.contains("Propert")) {
      list.insertBefore(call, HookCalls.jdkHook("touchProperties", "()V"));
      return true;
    }
    boolean changed =
        context.isTarget() && (concurrentCall(call, line) | uncontrolledCall(call, line))
            || ConcurrentCalls.comeFromCollections(context, call, this::hasLoop)
                && concurrentCall(call, line);
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      String owner =
          context.isTarget()
              ? context.facts().methodOwner(context.loader(), call.owner, call.name + call.desc)
              : call.owner;
      changed |= classInit(call, owner);
    }
    return changed;
  }

  private boolean hasLoop() {
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof JumpInsnNode jump && BodyOrder.comesBefore(list, jump.label, i)) {
        return true;
      }
    }
    return false;
  }

  /** A recorded run keeps the system properties that it asks for. */
  private void lookAtProperties(MethodInsnNode call) {
    String key = call.owner + "." + call.name;
    if (key.equals("java/lang/System.getProperties")) {
      list.insertBefore(call, HookCalls.jdkHook("lookAtProperties", "()V"));
    } else if (PROPERTY_READERS.contains(key)) {
      Type[] arguments = Type.getArgumentTypes(call.desc);
      InsnList code = new InsnList();
      Type[] behindName = Arrays.copyOfRange(arguments, 1, arguments.length);
      Receiver.copyToTop(code, method, behindName); //  name arguments name
      code.add(HookCalls.jdkHook("lookAtProperty", "(Ljava/lang/String;)V")); //  name arguments
      list.insertBefore(call, code);
    }
  }

  /** Calls that a method of ours stands in for, with the same stack before and after. */
  public boolean replace(MethodInsnNode call) {
    MethodInsnNode replacement = Replacements.of(context, call);
    if (replacement == null) {
      return false;
    }
    if (Replacements.isStatusRead(call)) {
      // Thread.interrupted and isInterrupted stay; a look at the status is a point.
      statusPoint(call);
      return true;
    }
    list.set(call, replacement);
    return true;
  }

  /** The JVM initialises a class by name without any hook, and does so only once. */
  private boolean named(MethodInsnNode call) {
    String key = call.name + call.desc;
    if (key.equals("forName(Ljava/lang/String;)Ljava/lang/Class;")) {
      // It looks at its caller, so it has to stay.
      InsnList before = new InsnList();
      before.add(new InsnNode(Opcodes.DUP)); //  name name
      before.add(context.ownClass()); //  name name caller
      before.add(
          HookCalls.classHook("classNamed", "(Ljava/lang/String;Ljava/lang/Class;)V")); //  name
      list.insertBefore(call, before);
      list.insert(call, HookCalls.classHook("classNamed", "(Ljava/lang/Class;)V")); //  class
      list.insert(call, new InsnNode(Opcodes.DUP)); //  class class
      return true;
    }
    String descriptor = "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;";
    if (!key.equals("forName" + descriptor)) {
      return false;
    }
    list.set(call, HookCalls.classHook("forName", descriptor)); //  class
    return true;
  }

  private void statusPoint(MethodInsnNode call) {
    InsnList hook = new InsnList();
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      hook.add(HookCalls.threadHook("currentThread", "()Ljava/lang/Thread;")); //  thread
    } else {
      hook.add(new InsnNode(Opcodes.DUP)); //  thread thread
    }
    hook.add(
        HookCalls.threadHook(
            context.isInside() ? "statusInside" : "status", "(Ljava/lang/Thread;)V"));
    list.insertBefore(call, hook);
  }

  /** Something is about to be asked for its hash, which may be its identity. */
  public boolean hash(MethodInsnNode call) {
    boolean asks =
        call.name.equals("hashCode")
                && call.desc.equals("()I")
                && call.getOpcode() != Opcodes.INVOKESTATIC
                && !call.owner.equals("java/lang/String")
            || call.owner.equals("java/lang/System") && call.name.equals("identityHashCode");
    if (!asks) {
      return false;
    }
    list.insertBefore(call, new InsnNode(Opcodes.DUP)); //  object object
    list.insertBefore(call, HookCalls.jdkHook("prepareHash", "(Ljava/lang/Object;)V")); //  object
    return true;
  }

  private boolean concurrentCall(MethodInsnNode call, int line) {
    String hook = ConcurrentCalls.hookFor(context, call);
    if (hook == null) {
      return false;
    }
    if (context.options().pointsInside() && !ConcurrentCalls.isAccess(call)) {
      return callWithPoints(call, hook, line);
    }
    if (HandledPoints.areAt(context, call)) {
      return false;
    }
    int site = context.site(method, line, call.owner, call.name);
    InsnList code = new InsnList();
    if (context.options().names() && ConcurrentCalls.namesElement(call)) {
      Arguments kept = new Arguments(code, method, Type.getArgumentTypes(call.desc)); //  r
      kept.loadAll(code); //  r arguments
      code.add(kept.load(0)); //  r arguments index
      code.add(HookCalls.hook("element", "(I)V")); //  r arguments
    }
    if (call.owner.equals(ConcurrentCalls.METHOD_HANDLE)) {
      Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
      code.add(HookCalls.constant(site)); //  r arguments r site
      code.add(HookCalls.stateHook("invoke", "(Ljava/lang/invoke/MethodHandle;I)V"));
      list.insertBefore(call, code);
      return true;
    }
    if (call.getOpcode() == Opcodes.INVOKESTATIC || call.owner.equals(ConcurrentCalls.VAR_HANDLE)) {
      // A handle names no object: its coordinates lie somewhere among the arguments.
      code.add(new InsnNode(Opcodes.ACONST_NULL)); //  arguments null
    } else {
      Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
    }
    code.add(HookCalls.constant(site)); //  r arguments r site
    code.add(HookCalls.hook(hook, "(Ljava/lang/Object;I)V")); //  r arguments
    list.insertBefore(call, code);
    return true;
  }

  private boolean uncontrolledCall(MethodInsnNode call, int line) {
    Type[] types = Type.getArgumentTypes(call.desc);
    boolean isReflective =
        types.length > 0
            && types[0].getSort() == Type.OBJECT
            && call.name.startsWith("invoke")
            && (call.owner.equals("java/lang/reflect/Method")
                || call.owner.equals(ConcurrentCalls.METHOD_HANDLE));
    if (!isReflective && !UncontrolledCalls.contain(context, call)) {
      return false;
    }
    InsnList code = new InsnList();
    if (isReflective) {
      Arguments arguments = new Arguments(code, method, types); //  method
      arguments.loadAll(code); //  method arguments
      code.add(arguments.load(0)); //  method arguments object
    } else {
      Receiver.copyToTop(code, method, types); //  r arguments r
    }
    code.add(HookCalls.constant(context.site(method, line, call.owner, call.name)));
    code.add(HookCalls.hook("callUncontrolled", "(Ljava/lang/Object;I)V")); //  r arguments
    list.insertBefore(call, code);
    return true;
  }

  /** The points are in what is called; the call itself is there to be seen. */
  private boolean callWithPoints(MethodInsnNode call, String hook, int line) {
    InsnList code = new InsnList();
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      code.add(new InsnNode(Opcodes.ACONST_NULL)); //  arguments null
    } else {
      Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
    }
    int site = context.callSite(method, line, call.owner, call.name);
    code.add(HookCalls.constant(site)); //  r arguments r site
    String name = hook.equals("callIfConcurrent") ? hook : "call";
    code.add(HookCalls.insideHook(name, "(Ljava/lang/Object;I)V")); //  r arguments
    list.insertBefore(call, code);
    return true;
  }

  /** An instruction that may initialise a class of the target. */
  public boolean classInit(AbstractInsnNode i, String owner) {
    if (!context.isTarget()
        || owner.startsWith("[")
        || !context.isOfTarget(owner)
        || owner.equals(context.node().name)) {
      return false;
    }
    list.insertBefore(i, HookCalls.constant(TargetClasses.idOf(owner.replace('/', '.'))));
    list.insertBefore(i, HookCalls.classHook("classInit", "(I)V"));
    return true;
  }

  /**
   * Pools in static fields belong to an execution, not to the JVM; static fields initialise
   * classes.
   */
  public boolean sharedPool(FieldInsnNode field) {
    boolean isStatic =
        field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
    if (isStatic && context.isTarget()) {
      return classInit(
          field, context.facts().fieldOwner(context.loader(), field.owner, field.name));
    }
    String hook = poolHook(field);
    if (hook == null) {
      return false;
    }
    String type = Type.getType(field.desc).getInternalName();
    list.insert(field, new TypeInsnNode(Opcodes.CHECKCAST, type)); //  pool
    list.insert(field, HookCalls.jdkHook(hook, "(Ljava/lang/Object;)Ljava/lang/Object;"));
    return true;
  }

  private String poolHook(FieldInsnNode field) {
    if (field.getOpcode() != Opcodes.GETSTATIC || context.treatment() != Treatment.CONCURRENT) {
      return null;
    }
    if (field.name.equals("common") && field.owner.endsWith("/ForkJoinPool")
        || field.name.equals("ASYNC_POOL")) {
      return "commonPool";
    }
    return field.name.equals("delayer") && field.owner.endsWith("$Delayer") ? "delayer" : null;
  }
}
