package dev.unravel.agent.subject;

import dev.unravel.runtime.target.TestFrameworks;
import java.util.Set;

/** The treatment of a class, decided by its name and by who defines it. */
public enum Treatment {
  /** The target: everything. */
  TARGET,
  /** What runs a test and checks its results: monitors are modelled, but no points. */
  FRAMEWORK,
  /** Parts of the JDK that share state with their users: monitors and memory are points. */
  SHARED_STATE,
  /**
   * java.util.concurrent, and what never changes: runs as one step between parks; monitors are
   * modelled, but no points.
   */
  CONCURRENT,
  /** Classes the scheduler depends on: single methods are hooked. */
  HOOKED,
  /**
   * The rest of the JDK, if it is not loaded yet: monitors are modelled, initialisers are quiet.
   */
  OTHER_JDK,
  /**
   * The depths of the JDK: initialisers and whatever holds a real monitor are quiet, so that no
   * switch happens inside.
   */
  DEEP,
  /** Left alone: ourselves, and what runs below any Java code. */
  NONE;

  private static final Set<String> HOOKED_CLASSES =
      Set.of(
          "java/lang/Object",
          "java/lang/Class",
          "java/lang/Enum",
          "java/lang/Thread",
          "java/lang/ThreadLocal",
          "java/lang/StackTraceElement",
          "java/lang/Thread$ThreadIdentifiers",
          "java/lang/Thread$ThreadNumbering",
          "java/lang/VirtualThread",
          "java/lang/VirtualThread$VThreadContinuation$1",
          "java/lang/ClassLoader",
          "java/lang/invoke/MethodHandleNatives",
          "java/lang/invoke/MethodType",
          "java/lang/invoke/SerializedLambda",
          "jdk/internal/reflect/Reflection",
          "jdk/internal/reflect/ReflectionFactory",
          "java/lang/reflect/Constructor",
          "java/lang/reflect/Field",
          "java/lang/reflect/Method",
          "java/lang/reflect/Proxy",
          "java/lang/Module",
          "java/lang/WeakPairMap",
          "java/nio/file/TempFileHelper",
          "jdk/internal/vm/ThreadContainers",
          "java/security/SecureRandom",
          "sun/instrument/InstrumentationImpl",
          "jdk/internal/loader/BuiltinClassLoader",
          "jdk/internal/loader/ClassLoaders$AppClassLoader");

  private static final Set<String> SHARED_STATE_CLASSES =
      Set.of(
          "java/lang/Iterable",
          "java/lang/StringBuffer",
          "java/lang/StringBuilder",
          "java/lang/AbstractStringBuilder",
          "java/security/DigestInputStream",
          "java/security/DigestOutputStream",
          "java/security/MessageDigestSpi",
          "java/util/zip/Adler32",
          "java/util/zip/CRC32",
          "java/util/zip/CRC32C",
          "java/util/zip/CheckedInputStream",
          "java/util/zip/CheckedOutputStream",
          "sun/nio/cs/StreamDecoder",
          "sun/nio/cs/StreamEncoder");

  /** Packages whose classes share state with their users; not what lies below them. */
  private static final String[] SHARED_STATE_PACKAGES = {
    "java/util/",
    "java/util/logging/",
    "java/util/regex/",
    "java/io/",
    "java/nio/",
    "java/text/",
    "java/time/",
    "sun/util/calendar/",
  };

  /** How the names of the digests start, and of what stands before and behind them. */
  private static final String[] DIGESTS = {
    "java/security/MessageDigest",
    "sun/security/provider/ByteArrayAccess",
    "sun/security/provider/DigestBase",
    "sun/security/provider/MD",
    "sun/security/provider/SHA",
  };

  /** What the scopes of structured concurrency wait with; its home is not java.util.concurrent. */
  private static final String SCOPES = "jdk/internal/misc/ThreadFlock";

  /**
   * Depths that are loaded before us and call, while they hold a real monitor, what has points. A
   * thread that is stopped there would keep the monitor from all others.
   */
  private static final String[] LOADED_WITH_MONITORS = {
    "java/net/URL",
    "java/nio/channels/spi/AbstractInterruptibleChannel",
    "java/nio/file/spi/FileSystemProvider",
    "java/security/Permissions",
    "java/security/ProtectionDomain",
    "jdk/internal/jimage/",
    "jdk/internal/jrtfs/",
    "jdk/internal/loader/Resource",
    "jdk/internal/loader/URLClassPath",
    "jdk/internal/module/ModulePatcher",
    "jdk/nio/zipfs/",
    "sun/net/www/",
    "sun/nio/cs/StandardCharsets",
    "sun/security/util/",
  };

  /** Made by the JVM as it goes along, without initialisers worth the name. */
  private static final String[] UNTOUCHED = {
    "java/lang/invoke/", "java/lang/ref/", "jdk/internal/reflect/", "jdk/internal/vm/",
    "jdk/internal/misc/", "jdk/internal/access/", "jdk/internal/event/", "sun/instrument/",
  };

  /** Below these prefixes bodies are not safe to touch, or not worth it. */
  private static final String[] DEPTHS = {
    "java/lang/",
    "jdk/internal/",
    "sun/",
    "java/security/",
    "java/net/",
    "java/nio/",
    "java/util/jar/",
    "java/util/zip/",
    "com/sun/",
    "jdk/",
    "javax/crypto/",
  };

  /** Where the JDK has classes that a program may name; standards of others are among them. */
  private static final String[] JDK = {
    "java/",
    "javax/",
    "jdk/",
    "sun/",
    "com/sun/",
    "org/w3c/dom/",
    "org/xml/sax/",
    "org/ietf/jgss/",
    "netscape/javascript/",
  };

  /** Proxies and accessors, which the JDK defines in loaders of others. */
  private static final String[] MADE_BY_JDK = {
    "jdk/proxy", "com/sun/proxy/", "jdk/internal/reflect/"
  };

  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();
  private static final ClassLoader APPLICATION = ClassLoader.getSystemClassLoader();

  /**
   * The same, told by who defines the class, too: libraries have names like those of the JDK
   * (javax, com.sun), and a target may be in a package that is named as one of ours is.
   */
  public static Treatment of(String name, ClassLoader loader, Module module) {
    boolean isBesideJdk = loader == null && module != null && !module.isNamed();
    boolean isSystem = loader == null || loader == PLATFORM || loader == APPLICATION;
    boolean isMadeByJdk = name != null && startsWithAny(name, MADE_BY_JDK);
    if (name == null || isMadeByJdk || isSystem && !(isBesideJdk && isJdk(name))) {
      return of(name);
    }
    return unlessFramework(name);
  }

  private static Treatment unlessFramework(String name) {
    return TestFrameworks.contain(name.replace('/', '.')) ? FRAMEWORK : TARGET;
  }

  /** What is done to a class of the JDK, to one of ours, or to one that is named like neither. */
  public static Treatment of(String name) {
    if (name == null || isTool(name)) {
      return NONE;
    }
    if (!isJdk(name)) {
      return unlessFramework(name);
    }
    if (HOOKED_CLASSES.contains(name)) {
      return HOOKED;
    }
    if (SHARED_STATE_CLASSES.contains(name)) {
      return SHARED_STATE;
    }
    if (name.startsWith("java/util/concurrent/") || name.startsWith(SCOPES)) {
      return CONCURRENT;
    }
    if (name.startsWith("java/util/ImmutableCollections") && !isIterator(name)) {
      // Nothing in there ever changes, and the JDK asks them all the time; but hashes count.
      return CONCURRENT;
    }
    if (startsWithAny(name, DIGESTS)) {
      return SHARED_STATE;
    }
    for (String prefix : SHARED_STATE_PACKAGES) {
      if (directlyIn(prefix, name)) {
        return SHARED_STATE;
      }
    }
    if (startsWithAny(name, UNTOUCHED)) {
      return NONE;
    }
    // Calendars and formats ask for the time.
    boolean isDeep = startsWithAny(name, DEPTHS) && !name.startsWith("sun/util/");
    return isDeep ? DEEP : OTHER_JDK;
  }

  private static boolean isIterator(String name) {
    return name.endsWith("Itr") || name.endsWith("Iterator") || name.endsWith("$Set12$1");
  }

  private static boolean startsWithAny(String name, String[] prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class that was loaded before us is worth changing. */
  public static boolean whenLoaded(String name) {
    return switch (of(name)) {
      case SHARED_STATE, CONCURRENT, HOOKED -> true;
      case DEEP, OTHER_JDK -> startsWithAny(name, LOADED_WITH_MONITORS);
      case TARGET, FRAMEWORK, NONE -> false;
    };
  }

  private static boolean directlyIn(String prefix, String name) {
    return name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0;
  }

  public static boolean isJdk(String name) {
    return startsWithAny(name, JDK);
  }

  static boolean isTool(String name) {
    return name.startsWith("dev/unravel/runtime/")
        || name.startsWith("dev/unravel/agent/")
        || name.startsWith("dev/unravel/explore/")
        || name.startsWith("dev/unravel/wire/")
        || name.startsWith("dev/unravel/trace/")
        || name.startsWith("dev/unravel/api/")
        // Another agent's own code, which must run as it is.
        || name.startsWith("org/jacoco/agent/rt/");
  }
}
