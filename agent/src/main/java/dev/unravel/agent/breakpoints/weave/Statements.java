package dev.unravel.agent.breakpoints.weave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Cuts a method into statements. A statement begins where a new line begins and nothing is on the
 * operand stack: an expression that goes over several lines is one statement, and is not entered
 * again when its code comes back to the line that it began in. A line in which none begins stands
 * for its part of the expression.
 */
final class Statements {
  private record Begin(AbstractInsnNode instruction, int line) {}

  private final List<Begin> begins = new ArrayList<>();

  /** Wherever the line changes. */
  private final List<Begin> parts = new ArrayList<>();

  Statements(String owner, MethodNode method) throws AnalyzerException {
    Frame<BasicValue>[] frames = new Analyzer<>(new BasicInterpreter()).analyze(owner, method);
    Set<LabelNode> handlers = new HashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(block.handler);
    }
    int line = 0;
    boolean handler = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LabelNode label) {
        handler |= handlers.contains(label);
      } else if (i instanceof LineNumberNode number) {
        line = number.line;
      } else if (i.getOpcode() >= 0) {
        Frame<BasicValue> frame = frames[method.instructions.indexOf(i)];
        if (line > 0 && frame != null) {
          parts.add(new Begin(i, line));
          if (handler || frame.getStackSize() == 0) {
            begins.add(new Begin(i, line));
          }
        }
        line = 0;
        handler = false;
      }
    }
  }

  /** The statements that begin in a line, or what there is of others. */
  List<Spot> in(int line, boolean after) {
    List<Spot> found = in(line, after, begins);
    return found.isEmpty() ? in(line, after, parts) : found;
  }

  private static List<Spot> in(int line, boolean after, List<Begin> begins) {
    List<Spot> found = new ArrayList<>();
    for (int i = 0; i < begins.size(); i++) {
      // Jumps inside a line may begin it again and again.
      if (begins.get(i).line == line && (i == 0 || begins.get(i - 1).line != line)) {
        found.add(spot(begins, i, after));
      }
    }
    return found;
  }

  private static Spot spot(List<Begin> begins, int begin, boolean after) {
    int end = begin + 1;
    while (end < begins.size() && begins.get(end).line == begins.get(begin).line) {
      end++;
    }
    AbstractInsnNode next = end < begins.size() ? begins.get(end).instruction : null;
    AbstractInsnNode first = begins.get(begin).instruction;
    AbstractInsnNode last = first;
    for (AbstractInsnNode i = first; i != null && i != next; i = i.getNext()) {
      if (i.getOpcode() >= 0) {
        last = i;
      }
    }
    return new Spot(first, last, lines(begins.get(begin).line, first, last), after);
  }

  private static List<Integer> lines(int line, AbstractInsnNode first, AbstractInsnNode last) {
    List<Integer> lines = new ArrayList<>();
    lines.add(line);
    for (AbstractInsnNode i = first; i != last; i = i.getNext()) {
      if (i instanceof LineNumberNode number && !lines.contains(number.line)) {
        lines.add(number.line);
      }
    }
    return lines;
  }
}
