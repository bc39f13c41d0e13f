package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.Treatment;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the target on objects of the JDK that may have no points and change: the runtime looks
 * what an object is and whether several threads call it. Left out is what the type that the call
 * names rules out.
 */
public final class UncontrolledCalls {
  /** What never changes, is hooked method by method, or is meant for many threads. */
  private static final String[] LEFT_OUT = {
    "java/lang/",
    "java/math/",
    "java/net/Inet",
    "java/net/URI",
    "java/net/URL;",
    "java/nio/charset/Charset;",
    "java/nio/charset/CoderResult",
    "java/nio/file/",
    "java/security/AccessControl",
    "java/security/CodeSource",
    "java/security/Key;",
    "java/security/KeyPair;",
    "java/security/Permission",
    "java/security/Principal",
    "java/security/PrivateKey",
    "java/security/ProtectionDomain",
    "java/security/Provider",
    "java/security/PublicKey",
    "java/security/SecureRandom",
    "java/security/cert/",
    "java/security/interfaces/",
    "java/security/spec/",
    "java/time/",
    "java/util/function/",
    "sun/nio/fs/",
    "javax/crypto/SecretKey;",
    "javax/crypto/spec/",
    "sun/misc/Unsafe",
  };

  /** Exceptions to these. */
  private static final Set<String> CHANGEABLE =
      Set.of(
          "java/lang/ProcessBuilder;",
          "java/lang/ThreadGroup;",
          "java/lang/invoke/CallSite;",
          "java/lang/invoke/MutableCallSite;",
          "java/lang/invoke/VolatileCallSite;",
          "java/lang/invoke/SwitchPoint;");

  /** Types that say nothing about the object behind them. */
  private static final Set<String> OPEN_TYPES =
      Set.of(
          "java/lang/Appendable",
          "java/lang/AutoCloseable",
          "java/lang/Iterable",
          "java/lang/Readable",
          "java/lang/Runnable",
          "java/lang/ref/Cleaner$Cleanable");

  private UncontrolledCalls() {}

  /** Whether the object of a call of the target, or of its superclass, may be such an object. */
  public static boolean contain(ClassContext context, MethodInsnNode call) {
    if (call.getOpcode() == Opcodes.INVOKESTATIC || call.owner.startsWith("[")) {
      return false;
    }
    if (Treatment.isJdk(call.owner) && !context.isOfTarget(call.owner)) {
      return mayBe(call.owner);
    }
    String ancestor = context.facts().jdkAncestor(context.loader(), call.owner);
    return mayBe(ancestor)
        && !context.facts().hides(context.loader(), call.owner, ancestor, call.name + call.desc);
  }

  /** Whether an object with this type, a class of the JDK, may keep state without points. */
  private static boolean mayBe(String type) {
    return switch (Treatment.of(type)) {
      case SHARED_STATE -> !type.startsWith("java/lang/");
      case DEEP, OTHER_JDK -> type.startsWith("java/util/function/") || !isLeftOut(type + ";");
      default -> OPEN_TYPES.contains(type);
    };
  }

  /** Whether what a class of the JDK itself declares has no points, and may change. */
  public static boolean isUncontrolled(String type) {
    return switch (Treatment.of(type)) {
      case DEEP, OTHER_JDK -> !isLeftOut(type + ";");
      default -> CHANGEABLE.contains(type + ";");
    };
  }

  private static boolean isLeftOut(String owner) {
    if (CHANGEABLE.contains(owner)) {
      return false;
    }
    for (String prefix : LEFT_OUT) {
      if (owner.startsWith(prefix)) {
        return true;
      }
    }
    return owner.endsWith("Exception;") || owner.endsWith("Error;");
  }
}
