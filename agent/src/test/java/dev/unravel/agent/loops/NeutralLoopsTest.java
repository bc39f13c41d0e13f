package dev.unravel.agent.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.code.ControlFlow;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A loop is neutral only if its thread is the same at its head in every round. */
class NeutralLoopsTest {

  /** What javac makes of these methods is analysed. */
  @SuppressWarnings("unused")
  private static final class Subject {
    private volatile boolean flag;
    private int n;
    private final AtomicInteger atomic = new AtomicInteger();
    private final AtomicReference<Object> reference = new AtomicReference<>();

    void empty() {
      while (!flag) {}
    }

    void withHint(int i) {
      while (n != i) {
        Thread.onSpinWait();
      }
    }

    void inALoopThatCounts() {
      for (int i = 0; i < 3; i++) {
        while (n != i) {
          Thread.yield();
        }
        n++;
      }
    }

    void compareAndSet() {
      int old;
      do {
        old = atomic.get();
      } while (!atomic.compareAndSet(old, old + 1));
    }

    void underALock() {
      while (true) {
        synchronized (this) {
          if (flag) {
            return;
          }
        }
      }
    }

    void byAMethod() {
      while (!isSet()) {}
    }

    private boolean isSet() {
      return flag;
    }

    void oneAfterTheOther() {
      while (n < 1) {}
      while (n < 2) {
        Thread.yield();
      }
    }

    void inEachBranch(boolean polite) {
      if (polite) {
        while (!flag) {
          Thread.yield();
        }
      } else {
        while (!flag) {}
      }
    }

    void behindBranches(int i) {
      if (i > 0) {
        n = i;
      } else {
        n = -i;
      }
      while (!flag) {}
    }

    void behindASwitch(int i) {
      switch (i) {
        case 1:
          n = 5;
          break;
        case 2:
          n = 6;
          break;
        default:
      }
      while (!flag) {}
    }

    void behindACatch(int i) {
      try {
        n = 1 / i;
      } catch (ArithmeticException zero) {
        n = 1;
      }
      while (!flag) {}
    }

    int counts() {
      int rounds = 0;
      while (!flag) {
        rounds++;
      }
      return rounds;
    }

    void givesUp() {
      int left = 10;
      while (!flag && left > 0) {
        left--;
      }
    }

    int remembers() {
      int last = 0;
      while (!flag) {
        last = n;
      }
      return last;
    }

    void makesObjects() {
      while (!flag) {
        reference.set(new Object());
      }
    }

    void callsOthers(Runnable other) {
      while (!flag) {
        other.run();
      }
    }

    void callsFunctions() {
      while (!flag) {
        atomic.updateAndGet(value -> value + 1);
      }
    }

    void makesObjectsInAMethod() {
      while (!flag) {
        make();
      }
    }

    private void make() {
      reference.set(new Object());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "empty",
        "withHint",
        "inALoopThatCounts",
        "compareAndSet",
        "underALock",
        "byAMethod"
      })
  void aLoopThatKeepsNothingIsNeutral(String method) throws IOException {
    assertThat(neutral(method)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "oneAfterTheOther, 2",
    "inEachBranch, 2",
    "behindBranches, 1",
    "behindASwitch, 1",
    "behindACatch, 1",
  })
  void soIsOneThatIsEnteredByAJump(String method, int loops) throws IOException {
    assertThat(neutral(method)).isEqualTo(loops);
  }

  /** As some compilers have it: first to the condition, which lies behind the body. */
  @Test
  void oneThatIsEnteredInItsMiddleIsNot() {
    ClassNode node = new ClassNode();
    node.name = "Entered";
    MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "inTheMiddle", "()V", null, null);
    Label body = new Label();
    Label condition = new Label();
    method.visitJumpInsn(Opcodes.GOTO, condition);
    method.visitLabel(body);
    method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Thread", "yield", "()V", false);
    method.visitLabel(condition);
    method.visitFieldInsn(Opcodes.GETSTATIC, "Entered", "flag", "Z");
    method.visitJumpInsn(Opcodes.IFEQ, body);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(1, 0);
    node.methods.add(method);
    assertThat(neutral(node, method)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "counts",
        "givesUp",
        "remembers",
        "makesObjects",
        "callsOthers",
        "callsFunctions",
        "makesObjectsInAMethod"
      })
  void aLoopThatMayKeepSomethingIsNot(String method) throws IOException {
    assertThat(neutral(method)).isZero();
  }

  private static int neutral(String name) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(Subject.class.getName()).accept(node, 0);
    MethodNode method =
        node.methods.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    return neutral(node, method);
  }

  private static int neutral(ClassNode node, MethodNode method) {
    ControlFlow flow = new ControlFlow(method, method.instructions);
    return new NeutralLoops(node, method, method.instructions, flow).heads().size();
  }
}
