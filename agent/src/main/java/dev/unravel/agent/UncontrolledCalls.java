package dev.unravel.agent;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the target on objects of the JDK that have no points and may change: the runtime looks
 * whether several threads make them. Decided by the class that the call names.
 */
final class UncontrolledCalls {
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
    "javax/crypto/SecretKey;",
    "javax/crypto/spec/",
    "sun/misc/Unsafe",
  };

  /** Exceptions to these. */
  private static final Set<String> CHANGEABLE =
      Set.of(
          "java/lang/ThreadGroup;",
          "java/lang/invoke/CallSite;",
          "java/lang/invoke/MutableCallSite;",
          "java/lang/invoke/VolatileCallSite;",
          "java/lang/invoke/SwitchPoint;");

  private UncontrolledCalls() {}

  static boolean contain(MethodInsnNode call) {
    if (call.getOpcode() != Opcodes.INVOKEVIRTUAL && call.getOpcode() != Opcodes.INVOKEINTERFACE
        || call.owner.startsWith("[")
        || !Treatment.isJdk(call.owner)) {
      return false;
    }
    return switch (Treatment.of(call.owner)) {
      case DEEP, OTHER_JDK -> !isLeftOut(call.owner + ";");
      default -> false;
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
