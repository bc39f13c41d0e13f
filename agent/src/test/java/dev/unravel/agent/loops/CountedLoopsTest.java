package dev.unravel.agent.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.code.ControlFlow;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.ShadowedClass;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Instruments loops, lets the JVM verify and run them, and listens: {@code [} is the beginning of a
 * loop, a letter a round of it, {@code ]} its end. Of a neutral loop, {@code <} is the beginning
 * and {@code .} an arrival at its head.
 */
public class CountedLoopsTest {
  private static final StringBuilder TOLD = new StringBuilder();
  private static final Map<Integer, Character> NAMES = new HashMap<>();

  /** More shapes than {@link Loops} has. */
  @SuppressWarnings("unused")
  public static final class More {
    private static volatile boolean flag = true;
    private static volatile int left;

    public static int twoInARow(int a) {
      int sum = 0;
      while (sum < a) {
        sum++;
      }
      while (sum < 2 * a) {
        sum++;
      }
      return sum;
    }

    public static int returns(int a) {
      for (int i = 0; ; i++) {
        if (i == a) {
          return i;
        }
      }
    }

    public static int breaksOut(int a) {
      int sum = 0;
      outer:
      for (int i = 0; i < 5; i++) {
        for (int k = 0; k < 5; k++) {
          if (sum++ == a) {
            break outer;
          }
          if (k == 1) {
            continue outer;
          }
        }
      }
      return sum;
    }

    public static int throwsOut(int a) {
      int sum = 0;
      for (int i = 0; i < 2; i++) {
        try {
          for (int k = 0; ; k++) {
            sum += a / (1 - k);
          }
        } catch (ArithmeticException byZero) {
          sum++;
        }
      }
      return sum;
    }

    public static int waits(int a) {
      while (!flag) {
        Thread.onSpinWait();
      }
      return a;
    }

    public static int waitsInARow(int a) {
      left = a;
      while (left > 1) {
        left = left - 1;
      }
      while (left > 0) {
        left = left - 1;
      }
      return left;
    }

    public static int waitsInABranch(int a) {
      left = 1;
      if (a > 2) {
        while (left > 0) {
          left = left - 1;
        }
      } else {
        long wide = a;
        while (left < wide) {
          left = left + 1;
        }
      }
      return left;
    }

    public static int waitsBehindASwitch(int a) {
      switch (a) {
        case 1:
          left = 1;
          break;
        case 2:
          left = 2;
          break;
        default:
          left = 0;
      }
      while (left > 0) {
        left = left - 1;
      }
      return a;
    }

    public static int waitsBehindACountedLoop(int a) {
      int sum = 0;
      for (int i = 0; i < a; i++) {
        sum += i;
      }
      while (left > 0) {
        left = left - 1;
      }
      return sum;
    }

    public static int waitsInACountedLoop(int a) {
      int sum = 0;
      for (int i = 0; i < a; i++) {
        left = i;
        if (i > 1) {
          sum++;
        } else {
          sum += 2;
        }
        while (left > 0) {
          left = left - 1;
        }
      }
      return sum;
    }
  }

  /** A stand-in for the hook. */
  public static void loopEntered(int loop) {
    TOLD.append('<');
  }

  /** A stand-in for the hook. */
  public static void loopAgain(int loop) {
    TOLD.append('.');
  }

  /** A stand-in for the hook. */
  public static void loopBegun(int loop) {
    TOLD.append('[');
    NAMES.computeIfAbsent(loop, l -> (char) ('a' + NAMES.size()));
  }

  /** A stand-in for the hook. */
  public static void loopRepeated(int loop) {
    TOLD.append(NAMES.get(loop));
  }

  /** A stand-in for the hook. */
  public static void loopLeft(int loop) {
    TOLD.append(']');
  }

  @ParameterizedTest(name = "{0}({1}) is {2} and tells {3}")
  @CsvSource({
    "straight, 5, 6, ''",
    "whileLoop, 2, 4, [aa]",
    "doWhile, 3, 6, [aa]",
    "nested, 2, 4, [[bb]a[bb]a]",
    "continueInTry, 4, 4, [aaaa]",
    "switchInLoop, 3, 6, [aaa]",
  })
  void loopsTellTheirRounds(String method, int argument, int result, String told) throws Exception {
    check(Loops.class, method, argument, result, told);
  }

  @ParameterizedTest(name = "{0}({1}) is {2} and tells {3}")
  @CsvSource({
    "twoInARow, 2, 4, [aa][bb]",
    "returns, 2, 2, [aa]",
    "breaksOut, 3, 4, [[b]a[b]]",
    "throwsOut, 3, 8, [[b]a[b]a]",
    "waits, 3, 3, <.",
    "waitsInARow, 3, 0, <...<..",
    "waitsInABranch, 3, 0, <..",
    "waitsInABranch, 2, 2, <..",
    "waitsBehindASwitch, 0, 0, <.",
    "waitsBehindASwitch, 1, 1, <..",
    "waitsBehindASwitch, 2, 2, <...",
    "waitsBehindACountedLoop, 2, 1, [aa]<.",
    "waitsInACountedLoop, 3, 5, [<.a<..a<...a]",
  })
  void soDoThoseThatAreLeftInOtherWays(String method, int argument, int result, String told)
      throws Exception {
    check(More.class, method, argument, result, told);
  }

  private static void check(Class<?> type, String method, int argument, int result, String told)
      throws Exception {
    TOLD.setLength(0);
    NAMES.clear();
    Class<?> instrumented = instrumented(type);
    assertThat(instrumented.getMethod(method, int.class).invoke(null, argument)).isEqualTo(result);
    assertThat(TOLD.toString()).isEqualTo(told);
  }

  private static Class<?> instrumented(Class<?> type) throws IOException {
    String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
    ClassReader reader;
    try (InputStream in = type.getResourceAsStream(file)) {
      reader = new ClassReader(in);
    }
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    ClassLoader parent = type.getClassLoader();
    ClassContext context =
        new ClassContext(
            node,
            Treatment.TARGET,
            parent,
            AgentOptions.parse("names,loops"),
            new ClassFacts(),
            SiteNumbers.FINAL,
            new ShadowedClass(node, false));
    for (MethodNode method : node.methods) {
      ControlFlow flow = new ControlFlow(method, method.instructions);
      NeutralLoops neutral = new NeutralLoops(node, method, method.instructions, flow);
      List<Integer> heads = neutral.heads();
      neutral.insert(context, heads, null);
      new CountedLoops(context, method, method.instructions, flow).insert(heads);
      for (AbstractInsnNode i : method.instructions) {
        if (i instanceof MethodInsnNode call && call.owner.equals(HookCalls.HOOKS)) {
          call.owner = Type.getInternalName(CountedLoopsTest.class);
        }
      }
    }
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    return new ClassLoader(parent) {
      Class<?> define() {
        return defineClass(type.getName(), bytes, 0, bytes.length);
      }
    }.define();
  }
}
