package dev.unravel.agent.points;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.code.Receiver;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * State that the JDK keeps in classes without points: the standard streams, defaults such as the
 * locale, what a thread is called, what a reference refers to, which files there are. A call of the
 * target that reads or changes it counts as an access to a variable; see the runtime's {@code
 * StateHooks} for when that is a point.
 */
public final class KeptState {
  private static final String SYSTEM = "java/lang/System";
  private static final String THREAD = "java/lang/Thread";
  private static final String THROWABLE = "java/lang/Throwable";
  private static final String FILE = "java/io/File";
  private static final String FILES = "java/nio/file/Files";

  /** What stands for all defaults that a class keeps. */
  public static final String DEFAULT = "default";

  private static final String REFERENT = "referent";

  private static final String RANDOM = "random";
  private static final String JOIN =
      "(Ljava/lang/CharSequence;Ljava/lang/Iterable;)Ljava/lang/String;";
  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  private static final String FILE_SYSTEM = "the file system";

  /** Classes with nothing but static methods, about state that the whole program shares. */
  private static final Set<String> REGISTRIES =
      Set.of("java/sql/DriverManager", "java/security/Security");

  /** Calls about the system properties, and whether they change one. */
  private static final Map<String, Boolean> PROPERTY_ACCESSES =
      Map.of(
          "java/lang/System.getProperty", false,
          "java/lang/System.getProperties", false,
          "java/lang/System.setProperty", true,
          "java/lang/System.setProperties", true,
          "java/lang/System.clearProperty", true,
          "java/lang/Integer.getInteger", false,
          "java/lang/Long.getLong", false,
          "java/lang/Boolean.getBoolean", false);

  private static final Set<String> STREAMS = Set.of("in", "out", "err");

  private static final Map<String, String> STREAM_SETTERS =
      Map.of("setIn", "in", "setOut", "out", "setErr", "err");

  /** Of Thread: what follows "get", "set" or "is" in the names of methods. */
  private static final Set<String> OF_THREAD =
      Set.of("Name", "Priority", "Daemon", "UncaughtExceptionHandler", "ContextClassLoader");

  private static final Map<String, String> THROWABLE_READS =
      Map.of("getCause", "cause", "getSuppressed", "suppressed", "getStackTrace", "stackTrace");

  private static final Map<String, String> THROWABLE_WRITES =
      Map.of("initCause", "cause", "addSuppressed", "suppressed", "setStackTrace", "stackTrace");

  private static final String REFERENCE_QUEUE = "java/lang/ref/ReferenceQueue";

  private static final Set<String> REFERENCES =
      Set.of(
          "java/lang/ref/Reference",
          "java/lang/ref/WeakReference",
          "java/lang/ref/SoftReference",
          "java/lang/ref/PhantomReference");

  /** Streams whose constructors open a file. */
  private static final Set<String> OPENED =
      Set.of(
          "java/io/FileInputStream",
          "java/io/FileOutputStream",
          "java/io/FileReader",
          "java/io/FileWriter",
          "java/io/PrintWriter",
          "java/io/PrintStream",
          "java/io/RandomAccessFile",
          "java/util/Scanner");

  /** How the names of methods start that look at files and change none. */
  private static final String[] LOOKS = {
    "exists",
    "notExists",
    "is",
    "get",
    "can",
    "length",
    "last",
    "list",
    "size",
    "read",
    "lines",
    "walk",
    "find",
    "mismatch",
    "probe",
    "newInput",
    "newBufferedReader",
    "newDirectory"
  };

  /** How the names of static methods start that change what their class keeps. */
  private static final String[] CHANGES = {
    "set",
    "add",
    "remove",
    "register",
    "deregister",
    "unregister",
    "insert",
    "install",
    "uninstall",
    "put",
    "clear",
    "flush",
    "enable",
    "disable"
  };

  /** Methods of File that only take a path apart. */
  private static final Set<String> PATHS =
      Set.of(
          "getName",
          "getPath",
          "getParent",
          "getParentFile",
          "getAbsolutePath",
          "getAbsoluteFile",
          "isAbsolute",
          "toString",
          "toPath",
          "toURI",
          "toURL",
          "hashCode",
          "equals",
          "compareTo");

  /**
   * An access that a call stands for.
   *
   * @param owner class (internal name) that keeps the variable
   * @param ofReceiver whether each object has its own
   */
  private record Access(String owner, String variable, boolean writes, boolean ofReceiver) {
    boolean isOfFiles() {
      return variable.equals(FILE_SYSTEM);
    }
  }

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public KeptState(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Whether a call is such an access, which matters for references to methods. */
  public static boolean isAccess(ClassContext context, MethodInsnNode call) {
    return access(context, call).isPresent();
  }

  /** Puts a hook before a read of a standard stream. */
  public boolean field(FieldInsnNode field, int line) {
    if (!context.isTarget()
        || field.getOpcode() != Opcodes.GETSTATIC
        || !field.owner.equals(SYSTEM)
        || !STREAMS.contains(field.name)) {
      return false;
    }
    list.insertBefore(field, hook(new Access(SYSTEM, field.name, false, false), null, line));
    return true;
  }

  /** Puts a hook before a call that is an access. */
  public boolean call(MethodInsnNode call, int line) {
    if (!context.isTarget()) {
      return false;
    }
    if (call.owner.equals("java/lang/String") && call.desc.equals(JOIN)) {
      list.insertBefore(call, new InsnNode(Opcodes.DUP)); //  delimiter elements elements
      list.insertBefore(
          call, HookCalls.stateHook("joined", "(Ljava/lang/Object;)V")); //  delimiter elements
      return true;
    }
    if (isOutOfSight(call)) {
      boolean isHandle = call.owner.startsWith("java/lang/invoke/");
      if (isHandle) {
        list.insertBefore(call, HookCalls.stateHook("fieldHandle", "()V"));
      } else {
        int site = context.site(method, line, call.owner, call.name);
        list.insertBefore(call, HookCalls.constant(site)); //  site
        list.insertBefore(call, HookCalls.stateHook("memoryOutside", "(I)V")); //  -
      }
      return true;
    }
    if (call.owner.equals("java/security/Security") && call.name.equals("setProperty")) {
      InsnList code = new InsnList();
      code.add(new InsnNode(Opcodes.DUP2)); //  key value key value
      code.add(new InsnNode(Opcodes.POP)); //  key value key
      code.add(HookCalls.stateHook("securityProperty", "(Ljava/lang/String;)V")); //  key value
      list.insertBefore(call, code);
    }
    Optional<Access> access = access(context, call);
    access.ifPresent(a -> list.insertBefore(call, hook(a, call, line)));
    return access.isPresent();
  }

  private InsnList hook(Access access, MethodInsnNode call, int line) {
    InsnList code = new InsnList();
    int site =
        context.accessSite(method, line, access.owner, access.variable, !access.ofReceiver, false);
    if (access.ofReceiver) {
      Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
    } else {
      code.add(new InsnNode(Opcodes.ACONST_NULL)); //  arguments null
    }
    if (!access.isOfFiles()) {
      code.add(new LdcInsnNode(kind(access.owner, access.variable))); //  arguments r kind
    }
    code.add(HookCalls.constant(site)); //  arguments r [kind] site
    String name = access.writes ? writer(access.variable) : "read";
    code.add(
        access.isOfFiles()
            ? HookCalls.stateHook(name + "Files", "(Ljava/lang/Object;I)V")
            : HookCalls.stateHook(name, "(Ljava/lang/Object;JI)V")); //  arguments
    return code;
  }

  private static String writer(String variable) {
    return variable.equals(RANDOM) ? "draw" : variable.equals(REFERENT) ? "change" : "write";
  }

  /** A number for a variable; kinds of objects have the hash of a class in the upper half. */
  public static long kind(String owner, String variable) {
    return Integer.toUnsignedLong((owner + "." + variable).hashCode());
  }

  /**
   * Lets a method of a thread tell that it reads a variable of the object on the stack, or null.
   */
  public static void readInside(
      InsnList list, ClassContext context, MethodNode method, String variable, boolean isStatic) {
    int line = BodyOrder.firstLine(method);
    list.add(new LdcInsnNode(kind(THREAD, variable))); //  object kind
    list.add(
        HookCalls.constant(
            context.accessSite(method, line, THREAD, variable, isStatic, false))); //  o kind site
    list.add(HookCalls.stateHook("readInside", "(Ljava/lang/Object;JI)V")); //  -
  }

  private static Optional<Access> access(ClassContext context, MethodInsnNode call) {
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    if (isStatic && PROPERTY_ACCESSES.containsKey(call.owner + "." + call.name)) {
      boolean writes = PROPERTY_ACCESSES.get(call.owner + "." + call.name);
      return Optional.of(new Access(SYSTEM, "properties", writes, false));
    }
    if (isStatic && call.owner.equals(SYSTEM)) {
      return Optional.ofNullable(STREAM_SETTERS.get(call.name))
          .map(stream -> new Access(SYSTEM, stream, true, false));
    }
    if (isStatic && call.owner.equals("java/lang/Math") && call.name.equals("random")) {
      return Optional.of(new Access(call.owner, RANDOM, true, false));
    }
    if (isStatic && isDefault(call)) {
      return Optional.of(new Access(call.owner, DEFAULT, !call.name.startsWith("get"), false));
    }
    if (isStatic && mayKeepState(context, call.owner)) {
      return Optional.of(new Access(call.owner, DEFAULT, changes(call.name), false));
    }
    if (call.name.equals("<init>")) {
      boolean opens =
          OPENED.contains(call.owner)
              && (call.desc.contains("Ljava/io/File;")
                  || call.desc.contains("Ljava/nio/file/Path;")
                  || call.desc.startsWith("(Ljava/lang/String;")
                      && !call.owner.equals("java/util/Scanner"));
      boolean reads = call.owner.endsWith("Reader") || call.owner.endsWith("InputStream");
      return opens ? Optional.of(files(!reads)) : Optional.empty();
    }
    if (call.owner.equals(FILES) || call.owner.equals(FILE) && !PATHS.contains(call.name)) {
      return Optional.of(files(!looks(call.name)));
    }
    if (isStatic || call.owner.startsWith("[")) {
      return Optional.empty();
    }
    if (REFERENCES.contains(call.owner) || call.owner.equals(REFERENCE_QUEUE)) {
      // One variable for all: to put a reference into a queue changes both.
      boolean writes =
          call.name.equals("clear")
              || call.name.equals("enqueue")
              || call.owner.equals(REFERENCE_QUEUE);
      return Optional.of(new Access("java/lang/ref/Reference", REFERENT, writes, false));
    }
    return ofThread(context, call).or(() -> ofThrowable(context, call));
  }

  /** Whether a call reads or sets what the JDK keeps in a static field for the whole program. */
  private static boolean isDefault(MethodInsnNode call) {
    return Treatment.isJdk(call.owner)
        && (call.name.startsWith("setDefault")
            || call.name.startsWith("getDefault")
            || REGISTRIES.contains(call.owner));
  }

  /** Whether static methods of a class may be about state that the class keeps out of sight. */
  private static boolean mayKeepState(ClassContext context, String owner) {
    Treatment treatment = Treatment.of(owner);
    return (treatment == Treatment.DEEP || treatment == Treatment.OTHER_JDK)
        && !owner.startsWith("java/lang/")
        && !owner.equals(FILES)
        && !context.isOfTarget(owner);
  }

  private static boolean changes(String name) {
    for (String start : CHANGES) {
      if (name.startsWith(start)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a call accesses what no hook follows, or makes something that will. */
  private static boolean isOutOfSight(MethodInsnNode call) {
    if (call.owner.equals(LOOKUP) || call.owner.equals("java/lang/invoke/MethodHandles")) {
      return call.name.endsWith("Getter") || call.name.endsWith("Setter");
    }
    if (call.owner.equals("java/lang/foreign/MemorySegment")) {
      return call.name.startsWith("get")
          || call.name.startsWith("set")
          || call.name.equals("fill")
          || call.name.equals("mismatch")
          || call.name.equals("toArray")
          || call.name.startsWith("copy");
    }
    return call.owner.equals(ConcurrentCalls.OPEN_UNSAFE)
        && call.desc.startsWith("(J")
        && (call.name.startsWith("get")
            || call.name.startsWith("put")
            || call.name.startsWith("copy")
            || call.name.startsWith("set"));
  }

  private static Access files(boolean writes) {
    return new Access(FILES, FILE_SYSTEM, writes, false);
  }

  private static boolean looks(String name) {
    for (String start : LOOKS) {
      if (name.startsWith(start)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Access> ofThread(ClassContext context, MethodInsnNode call) {
    boolean writes = call.name.startsWith("set");
    String property =
        writes || call.name.startsWith("get")
            ? call.name.substring(3)
            : call.name.startsWith("is") ? call.name.substring(2) : "";
    return OF_THREAD.contains(property) && isOf(context, call, THREAD)
        ? Optional.of(new Access(THREAD, property, writes, true))
        : Optional.empty();
  }

  private static Optional<Access> ofThrowable(ClassContext context, MethodInsnNode call) {
    String written = THROWABLE_WRITES.get(call.name);
    String variable = written == null ? THROWABLE_READS.get(call.name) : written;
    return variable != null && isOf(context, call, THROWABLE)
        ? Optional.of(new Access(THROWABLE, variable, written != null, true))
        : Optional.empty();
  }

  /** Whether a call goes to a method that a class inherits from a class of the JDK, or has. */
  private static boolean isOf(ClassContext context, MethodInsnNode call, String ancestor) {
    return context.facts().extendsClass(context.loader(), call.owner, ancestor)
        && !context.facts().hides(context.loader(), call.owner, ancestor, call.name + call.desc);
  }
}
