package dev.unravel.agent.breakpoints.weave;

import dev.unravel.agent.breakpoints.file.Place;
import dev.unravel.agent.breakpoints.woven.Site;
import dev.unravel.agent.breakpoints.woven.WeavingStatus;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import dev.unravel.agent.breakpoints.woven.WovenPositions;
import dev.unravel.agent.code.SuperCall;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** Weaves breakpoints into one class. First finds all spots, then changes the methods. */
public final class ClassWeaver {
  /** A spot, and the positions of a breakpoint that mean it. */
  private static final class Match {
    final WovenBreakpoint breakpoint;
    final MethodNode method;
    final Spot spot;
    int positions;

    Match(WovenBreakpoint breakpoint, MethodNode method, Spot spot) {
      this.breakpoint = breakpoint;
      this.method = method;
      this.spot = spot;
    }
  }

  private final BytecodeReader reader;
  private final ClassNode node;
  private final List<Match> matches = new ArrayList<>();

  public ClassWeaver(byte[] classFile) {
    this.reader = new BytecodeReader(classFile);
    this.node = reader.read();
  }

  String sourceFile() {
    return node.sourceFile == null ? "" : node.sourceFile;
  }

  /** Finds a position of a breakpoint in this class. */
  public void find(WovenBreakpoint breakpoint, int position) throws AnalyzerException {
    Place place = breakpoint.definition().positions().get(position).place();
    WeavingStatus status = breakpoint.status(position);
    status.classLoaded();
    int wanted = occurrence(place);
    int seen = 0;
    for (MethodNode method : node.methods) {
      if (method.instructions.size() == 0) {
        continue;
      }
      for (Spot spot : new SpotFinder(node, method, reader).find(place, status)) {
        seen++;
        if (wanted == 0 || wanted == seen) {
          match(breakpoint, method, spot).positions |= 1 << position;
        }
      }
    }
  }

  private static int occurrence(Place place) {
    if (place instanceof Place.Line line) {
      return line.occurrence();
    }
    if (place instanceof Place.Field field) {
      return field.scope().occurrence();
    }
    return place instanceof Place.Call call ? call.scope().occurrence() : 0;
  }

  private Match match(WovenBreakpoint breakpoint, MethodNode method, Spot spot) {
    for (Match known : matches) {
      if (known.breakpoint == breakpoint
          && known.spot.first() == spot.first()
          && known.spot.last() == spot.last()
          && known.spot.after() == spot.after()) {
        return known;
      }
    }
    Match found = new Match(breakpoint, method, spot);
    matches.add(found);
    return found;
  }

  /** The changed class file, or null if nothing was found. */
  public byte[] weave() {
    boolean changed = false;
    for (Match match : matches) {
      changed |= weave(match);
    }
    if (!changed) {
      return null;
    }
    // Frames are kept, and copied where the weaver adds a branch.
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private boolean weave(Match match) {
    AbstractInsnNode at = match.spot.first();
    LocalVariables locals = new LocalVariables(match.method);
    List<String> names = new ArrayList<>();
    List<LocalVariables.Variable> variables = new ArrayList<>();
    int positions = match.breakpoint.definition().positions().size();
    for (int p = 0; p < positions; p++) {
      if ((match.positions & 1 << p) == 0) {
        continue;
      }
      boolean field = at.getOpcode() == Opcodes.GETFIELD || at.getOpcode() == Opcodes.PUTFIELD;
      for (String name : VariableNames.of(match.breakpoint.definition(), p)) {
        var variable = locals.find(name, at);
        if (variable.isPresent() && !names.contains(name)) {
          names.add(name);
          variables.add(variable.get());
        } else if (variable.isEmpty() && !(field && name.equals("target"))) {
          match.breakpoint.status(p).problem(locals.missing(name, at));
          match.positions &= ~(1 << p);
        }
      }
    }
    if (match.positions == 0) {
      return false;
    }
    for (int p = 0; p < positions; p++) {
      if ((match.positions & 1 << p) != 0) {
        match.breakpoint.status(p).woven(1);
      }
    }
    int[] lines = new int[match.spot.lines().size()];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = match.spot.lines().get(i);
    }
    Site site =
        new Site(
            match.breakpoint,
            match.positions,
            names.toArray(new String[0]),
            lines,
            match.spot.after());
    int number = WovenPositions.add(site);
    AbstractInsnNode superCall = SuperCall.find(match.method, match.method.instructions);
    MethodWeaver weaver =
        new MethodWeaver(match.method, new SpotArguments(match.method, superCall, variables));
    if (match.spot.after()) {
      weaver.after(match.spot, number);
    } else {
      weaver.before(match.spot, number);
    }
    return true;
  }
}
