package dev.unravel.agent.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.body.ClassInstrumenter;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.runtime.schedule.YieldPoints;
import dev.unravel.trace.PointLevel;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/**
 * Instruments {@link Loops}, lets the JVM verify and run it, and looks how far the counter went.
 */
class YieldCountersTest {
  private static final int START = 1_000_000;

  @ParameterizedTest(name = "{0}({1}) is {2}, after {3} yield points")
  @CsvSource({
    "straight, 5, 6, 1",
    "whileLoop, 5, 10, 6",
    "doWhile, 5, 15, 5",
    "nested, 3, 9, 13",
    "continueInTry, 4, 4, 5",
    "recursion, 4, 4, 5",
    "switchInLoop, 6, 21, 7",
    "constructor, 3, 3, 4",
  })
  void everyEntryAndBackEdgeCounts(String method, int argument, int result, int points)
      throws Exception {
    Method instrumented = instrumented().getMethod(method, int.class);
    YieldPoints.left = START;

    assertThat(instrumented.invoke(null, argument)).isEqualTo(result);

    assertThat(START - YieldPoints.left).isEqualTo(points);
  }

  private static Class<?> instrumented() throws IOException {
    String name = Loops.class.getName();
    byte[] original;
    try (InputStream in = Loops.class.getResourceAsStream("Loops.class")) {
      original = in.readAllBytes();
    }
    ClassNode node = new ClassNode();
    ClassReader reader = new ClassReader(original);
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    AgentOptions options =
        new AgentOptions(
            PointLevel.YIELD,
            false,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            Optional.empty());
    ClassLoader parent = Loops.class.getClassLoader();
    new ClassInstrumenter(
            node,
            Treatment.TARGET,
            parent,
            false,
            true,
            options,
            new ClassFacts(),
            SiteNumbers.FINAL)
        .run();
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    return new ClassLoader(parent) {
      Class<?> define() {
        return defineClass(name, bytes, 0, bytes.length);
      }
    }.define();
  }
}
