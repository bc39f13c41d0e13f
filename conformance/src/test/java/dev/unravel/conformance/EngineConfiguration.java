package dev.unravel.conformance;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One way to run the engine.
 *
 * @param name how test names call it
 * @param jdk the JDK that runs the worker
 * @param continuations whether threads run as continuations instead of OS threads
 */
record EngineConfiguration(String name, Jdk jdk, boolean continuations) {

  /** The configurations for which this machine has a JDK. */
  static List<EngineConfiguration> available() {
    Stream<EngineConfiguration> onOldest =
        Jdk.find(17).stream()
            .map(jdk -> new EngineConfiguration("JDK 17 with OS threads", jdk, false));
    Stream<EngineConfiguration> onNewest =
        Jdk.find(25).stream()
            .flatMap(
                jdk ->
                    Stream.of(
                        new EngineConfiguration("JDK 25 with continuations", jdk, true),
                        new EngineConfiguration("JDK 25 with OS threads", jdk, false)));
    return Stream.concat(onOldest, onNewest).toList();
  }

  /** The java command of this configuration. */
  Path java() {
    return jdk.java();
  }
}
