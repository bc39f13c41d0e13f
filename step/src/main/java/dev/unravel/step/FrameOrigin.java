package dev.unravel.step;

import java.util.List;
import java.util.stream.Stream;

/** Origins of the code of a frame. */
public enum FrameOrigin {
  /** The program that is debugged. */
  TARGET,
  /** The JDK. */
  JDK,
  /** Ours: hooks in the target's code and what they call. */
  HOOK,
  /** Ours: what runs the target's threads. */
  BELOW;

  private static final List<String> OWN_PACKAGES =
      List.of(
          "dev.unravel.runtime",
          "dev.unravel.explore",
          "dev.unravel.wire",
          "dev.unravel.trace",
          "dev.unravel.agent");

  private static final List<String> JDK_PACKAGES =
      List.of("java", "javax", "jdk", "sun", "com.sun");

  /** What runs the target's threads, and how its main method is called. */
  private static final List<String> RUNNERS =
      List.of(
          "Ldev/unravel/runtime/jvm/JdkThreads;",
          "Ldev/unravel/runtime/backend/OsThreadBackend;",
          "Ldev/unravel/runtime/backend/OsThreadBackend$Carrier;",
          "Ldev/unravel/explore/",
          "Ljava/lang/invoke/LambdaForm$");

  /** Code of ours, as patterns for a request: nobody wants to step through it. */
  static final List<String> OWN = patterns(OWN_PACKAGES.stream());

  /** The same and the JDK: what somebody who follows the target's own code steps over. */
  public static final List<String> OWN_AND_JDK =
      patterns(Stream.concat(OWN_PACKAGES.stream(), JDK_PACKAGES.stream()));

  private static List<String> patterns(Stream<String> packages) {
    return packages.map(name -> name + ".*").toList();
  }

  static FrameOrigin of(String signature) {
    if (RUNNERS.stream().anyMatch(signature::startsWith)) {
      return BELOW;
    }
    if (isIn(OWN_PACKAGES, signature)) {
      return HOOK;
    }
    return isIn(JDK_PACKAGES, signature) ? JDK : TARGET;
  }

  boolean isOwn() {
    return this == HOOK || this == BELOW;
  }

  private static boolean isIn(List<String> packages, String signature) {
    return packages.stream()
        .anyMatch(name -> signature.startsWith("L" + name.replace('.', '/') + "/"));
  }
}
