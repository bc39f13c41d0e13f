package dev.unravel.agent.breakpoints.weave;

import dev.unravel.agent.breakpoints.file.Place;
import dev.unravel.agent.breakpoints.woven.WeavingStatus;
import dev.unravel.agent.code.SuperCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** Finds what a position means in a method. */
final class SpotFinder {
  private final ClassNode owner;
  private final MethodNode method;
  private final BytecodeReader reader;

  SpotFinder(ClassNode owner, MethodNode method, BytecodeReader reader) {
    this.owner = owner;
    this.method = method;
    this.reader = reader;
  }

  /** All of them; occurrences are counted by the caller, over all methods. */
  List<Spot> find(Place place, WeavingStatus status) throws AnalyzerException {
    if (place instanceof Place.Line line) {
      return lines(line, status);
    }
    if (place instanceof Place.Field field) {
      return inScope(field, field.scope());
    }
    if (place instanceof Place.Call call) {
      return inScope(call, call.scope());
    }
    if (place instanceof Place.Bytecode code) {
      return isMeant(code.name(), code.parameters()) ? instruction(code) : List.of();
    }
    Place.Method entry = (Place.Method) place;
    return isMeant(entry.name(), entry.parameters()) ? ends(entry.exit()) : List.of();
  }

  private List<Spot> lines(Place.Line line, WeavingStatus status) throws AnalyzerException {
    boolean here = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LineNumberNode number) {
        status.lineWithCode(number.line);
        here |= number.line == line.number();
      }
    }
    // To find statements takes time, and most methods do not have the line.
    return here ? new Statements(owner.name, method).in(line.number(), line.after()) : List.of();
  }

  private List<Spot> inScope(Place place, Place.Scope scope) {
    List<Spot> found = new ArrayList<>();
    int line = 0;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof LineNumberNode number) {
        line = number.line;
      } else if (isWanted(place, i) && scope.covers(method.name, line)) {
        found.add(Spot.single(i, false));
      }
    }
    return found;
  }

  private static boolean isWanted(Place place, AbstractInsnNode i) {
    if (place instanceof Place.Field wanted) {
      return i instanceof FieldInsnNode field
          && field.name.equals(wanted.name())
          && (isRead(i) ? wanted.reads() : wanted.writes())
          && wanted.owner().matchesName(field.owner);
    }
    Place.Call wanted = (Place.Call) place;
    return i instanceof MethodInsnNode call
        && call.name.equals(wanted.name())
        && wanted.owner().matchesName(call.owner);
  }

  private static boolean isRead(AbstractInsnNode i) {
    return i.getOpcode() == Opcodes.GETFIELD || i.getOpcode() == Opcodes.GETSTATIC;
  }

  private List<Spot> instruction(Place.Bytecode place) {
    AbstractInsnNode found = reader.at(method, place.index());
    return found == null ? List.of() : List.of(Spot.single(found, false));
  }

  private List<Spot> ends(boolean exit) {
    List<Spot> found = new ArrayList<>();
    if (!exit) {
      AbstractInsnNode last = method.instructions.getLast();
      while (last.getOpcode() < 0) {
        last = last.getPrevious();
      }
      found.add(new Spot(begin(), last, List.of(), false));
      return found;
    }
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() >= Opcodes.IRETURN && i.getOpcode() <= Opcodes.RETURN) {
        found.add(Spot.single(i, true));
      }
    }
    return found;
  }

  /** The first instruction; in a constructor, the first one behind the call of another. */
  private AbstractInsnNode begin() {
    AbstractInsnNode first = SuperCall.find(method, method.instructions);
    first = first == null ? method.instructions.getFirst() : first.getNext();
    while (first.getOpcode() < 0) {
      first = first.getNext();
    }
    return first;
  }

  private boolean isMeant(String name, Optional<List<String>> parameters) {
    if (!name.equals(method.name)) {
      return false;
    }
    if (parameters.isEmpty()) {
      return true;
    }
    Type[] types = Type.getArgumentTypes(method.desc);
    List<String> wanted = parameters.get();
    if (types.length != wanted.size()) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      String found = types[i].getClassName();
      String type = wanted.get(i);
      if (!found.equals(type) && !found.endsWith("." + type) && !found.endsWith("$" + type)) {
        return false;
      }
    }
    return true;
  }
}
