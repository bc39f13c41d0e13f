package dev.unravel.agent.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.code.ControlFlow;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
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
    ControlFlow flow = new ControlFlow(method, method.instructions);
    return new NeutralLoops(node, method, method.instructions, flow).heads().size();
  }
}
