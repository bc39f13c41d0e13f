package dev.unravel.agent.body;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.code.ControlFlow;
import dev.unravel.agent.code.EarlyWrites;
import dev.unravel.agent.code.SuperCall;
import dev.unravel.agent.code.UninitializedTypes;
import dev.unravel.agent.loops.CountedLoops;
import dev.unravel.agent.loops.NeutralLoops;
import dev.unravel.agent.loops.YieldCounters;
import dev.unravel.agent.points.BulkPoints;
import dev.unravel.agent.points.CallPoints;
import dev.unravel.agent.points.ClonePoints;
import dev.unravel.agent.points.ConcurrentParts;
import dev.unravel.agent.points.CreationPoints;
import dev.unravel.agent.points.ElementSteps;
import dev.unravel.agent.points.HandedArrays;
import dev.unravel.agent.points.HandledPoints;
import dev.unravel.agent.points.KeptState;
import dev.unravel.agent.points.MemoryPoints;
import dev.unravel.agent.points.MonitorOperations;
import dev.unravel.agent.points.OpaqueAccesses;
import dev.unravel.agent.points.OutsideState;
import dev.unravel.agent.points.SyncPoints;
import dev.unravel.agent.shadow.Shadows;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Goes through the instructions of one body and puts a hook at each operation. Every hook is a
 * straight call: no branch is added, so the frames of the method stay right.
 */
final class Instructions {
  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private final MemoryPoints memory;
  private final CallPoints calls;
  private final BulkPoints bulk;
  private final SyncPoints sync;
  private final OpaqueAccesses opaque;
  private final HandedArrays handed;
  private final ClonePoints clones;
  private final HandledPoints handled;
  private final KeptState state;
  private final ConcurrentParts own;
  private final OutsideState outside;
  private boolean changed;
  private int line;

  Instructions(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
    this.memory = new MemoryPoints(context, method, list);
    this.calls = new CallPoints(context, method, list);
    this.bulk = new BulkPoints(context, method, list);
    this.sync = new SyncPoints(context, method, list);
    this.opaque = new OpaqueAccesses(context, method, list);
    this.handed = new HandedArrays(context, method, list);
    this.clones = new ClonePoints(context, method, list);
    this.handled = new HandledPoints(context, method, list);
    this.state = new KeptState(context, method, list);
    this.own = new ConcurrentParts(context, method, list);
    this.outside = new OutsideState(context, method, list);
  }

  boolean instrument() {
    boolean isInitialiser = method.name.equals("<clinit>");
    boolean pointsHere = context.isTarget() || !isInitialiser;
    AbstractInsnNode superCall = SuperCall.find(method, list);
    List<AbstractInsnNode> early = EarlyWrites.in(context.node().name, method, list, superCall);
    boolean names = context.options().names() && context.isTarget();
    changed |= ElementSteps.insert(context, method, list);
    Shadows shadows = names ? Shadows.in(context, method, list) : null;
    if (names) {
      changed |= loops(shadows);
      changed |= new CreationPoints(context, method, list).insert(superCall);
    }
    if (shadows != null) {
      shadows.insert();
      changed = true;
    }
    for (AbstractInsnNode i = list.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      int opcode = i.getOpcode();
      if (i instanceof LineNumberNode number) {
        line = number.line;
      } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
        MonitorOperations.replaceMonitor(context, list, i, monitorSite());
        changed = true;
      } else if (i instanceof MethodInsnNode call) {
        if (MonitorOperations.isWaitOrNotify(call)) {
          MonitorOperations.replaceWaitOrNotify(list, call, monitorSite());
          changed = true;
        } else if (i != superCall) {
          changed |= bulk.call(call, line) | opaque.call(call, line) | state.call(call, line);
          changed |= handed.call(call, line) | clones.call(call, line);
          changed |= calls.call(call, line) | own.call(call, line) | outside.call(call, line);
          changed |= pointsHere && handled.call(call, line);
          // Behind the point: what others do up to it is done when the call is.
          changed |= sync.call(call);
        }
      } else if (i instanceof FieldInsnNode field) {
        changed |= calls.sharedPool(field) | state.field(field, line);
        if (pointsHere && !early.contains(field)) {
          changed |= placed(shadows, field, memory.field(field, line)) | sync.field(field);
        }
      } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
          || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
        if (pointsHere) {
          changed |= placed(shadows, i, memory.array(i, line));
        }
      } else if (i instanceof TypeInsnNode type && opcode == Opcodes.NEW) {
        List<LabelNode> labels = UninitializedTypes.labelsBefore(type);
        if (calls.classInit(type, type.desc)) {
          changed = true;
          UninitializedTypes.follow(method, list, type, labels);
        }
      } else if (i instanceof JumpInsnNode jump) {
        changed |= backEdge(jump);
      } else if (opcode == Opcodes.RETURN && superCall != null) {
        changed |= memory.created(i) | sync.created(i);
      }
      i = following;
    }
    changed |= sync.entry() | own.entry();
    if (context.yieldPoints() && !isInitialiser && !method.name.startsWith(ClassContext.OURS)) {
      new YieldCounters(context, method, list).insert();
      changed = true;
    }
    return changed;
  }

  private boolean loops(Shadows shadows) {
    ControlFlow flow = new ControlFlow(method, list);
    NeutralLoops neutral = new NeutralLoops(context.node(), method, list, flow);
    List<Integer> heads = neutral.heads();
    neutral.insert(context, heads, shadows);
    boolean counted =
        context.options().loops() && new CountedLoops(context, method, list, flow).insert(heads);
    return counted || !heads.isEmpty();
  }

  private boolean placed(Shadows shadows, AbstractInsnNode access, boolean isPoint) {
    if (shadows != null && isPoint) {
      shadows.placed(access, memory.lastSite());
    }
    return isPoint;
  }

  /** Only what makes identity hashes repeat. */
  boolean instrumentHashes() {
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof MethodInsnNode call) {
        changed |= calls.hash(call);
      }
    }
    return changed;
  }

  /** Only calls to methods that are native or intrinsic. */
  boolean instrumentCalls() {
    for (AbstractInsnNode i = list.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof MethodInsnNode call) {
        changed |= calls.replace(call);
      }
      i = following;
    }
    return changed;
  }

  private int monitorSite() {
    return context.monitorsAreVisible() ? context.site(method, line, "", "") : -1;
  }

  /** With few points a loop may spin on plain memory for ever: it must offer one now and then. */
  private boolean backEdge(JumpInsnNode jump) {
    if (!context.isTarget()
        || context.plainMemory()
        || context.yieldPoints()
        || !BodyOrder.comesBefore(list, jump.label, jump)) {
      return false;
    }
    list.insertBefore(jump, HookCalls.hook("backEdge", "()V"));
    return true;
  }
}
