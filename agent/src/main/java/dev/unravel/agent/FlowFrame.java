package dev.unravel.agent;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * What the stack and the local variables hold. Values get old: the runtime knows what a thread read
 * last at a place, so what it read there before that is lost. A call may come to the same place, in
 * a method that calls itself.
 */
final class FlowFrame extends Frame<FlowValue> {
  private FlowFrame(int locals, int stack) {
    super(locals, stack);
  }

  FlowFrame(Frame<? extends FlowValue> frame) {
    super(frame);
  }

  static Analyzer<FlowValue> analyzer(FlowInterpreter interpreter) {
    return new Analyzer<>(interpreter) {
      @Override
      protected Frame<FlowValue> newFrame(int locals, int stack) {
        return new FlowFrame(locals, stack);
      }

      @Override
      protected Frame<FlowValue> newFrame(Frame<? extends FlowValue> frame) {
        return new FlowFrame(frame);
      }
    };
  }

  @Override
  public void execute(AbstractInsnNode i, Interpreter<FlowValue> interpreter)
      throws AnalyzerException {
    super.execute(i, interpreter);
    if (i instanceof MethodInsnNode || i instanceof InvokeDynamicInsnNode) {
      ageAll();
      return;
    }
    Integer read = ((FlowInterpreter) interpreter).number(i);
    if (read != null) {
      age(read);
    }
  }

  /** All that was read may have been read again. */
  void ageAll() {
    for (int local = 0; local < getLocals(); local++) {
      setLocal(local, getLocal(local).aged());
    }
    for (int at = 0; at < getStackSize(); at++) {
      setStack(at, getStack(at).aged());
    }
  }

  /** What lies on top has been read just now; what was read at the same place before is old. */
  private void age(int read) {
    for (int local = 0; local < getLocals(); local++) {
      if (getLocal(local).reads().containsKey(read)) {
        setLocal(local, getLocal(local).aged());
      }
    }
    for (int at = 0; at < getStackSize() - 1; at++) {
      if (getStack(at).reads().containsKey(read)) {
        setStack(at, getStack(at).aged());
      }
    }
  }
}
