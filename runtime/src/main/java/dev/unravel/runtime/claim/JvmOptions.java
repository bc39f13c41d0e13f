package dev.unravel.runtime.claim;

import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.VM;

/** The options that this JVM was started with, as far as they can keep us from seeing. */
public final class JvmOptions {
  private static final String[] SUSPECT = {
    "-javaagent:",
    "-agentlib:",
    "-agentpath:",
    "-Xverify",
    "-XX:-BytecodeVerification",
    "-Xbootclasspath",
    "--patch-module",
    "--limit-modules",
    "-Djava.security.manager",
    "-Djava.system.class.loader",
  };

  private JvmOptions() {}

  /** Notes what of the target is put where nothing is treated as the target's. */
  public static void check() {
    for (String option : VM.getRuntimeArguments()) {
      if (option.startsWith("--patch-module=java.") || option.startsWith("--patch-module=jdk.")) {
        BlindSpots.addForGood(
            "not instrumented as the target is: what " + option + " puts into the JDK");
      }
    }
  }

  /** What may be the reason if the instrumentation does not work, in brackets; or "". */
  public static String hint() {
    List<String> suspects = new ArrayList<>();
    for (String option : VM.getRuntimeArguments()) {
      boolean ours = option.startsWith("-javaagent:") && option.contains("unravel-agent");
      for (String prefix : SUSPECT) {
        if (option.startsWith(prefix) && !ours) {
          suspects.add(option);
        }
      }
    }
    return suspects.isEmpty() ? "" : " (is it " + String.join(" or ", suspects) + "?)";
  }
}
