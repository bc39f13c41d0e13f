package dev.unravel.agent.shadow;

import dev.unravel.agent.code.JumpTargets;
import dev.unravel.agent.code.Receiver;
import dev.unravel.agent.code.StackDepths;
import dev.unravel.agent.code.StackShuffle;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.ShadowedClass;
import dev.unravel.runtime.proof.ShadowedMethods;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Follows values that a body has read from memory, while it runs: every value on the stack and in a
 * local variable that may depend on one has a shadow, an int variable with the number of a node on
 * the runtime's tape, and behind every instruction the shadows are those of the values. A proof
 * need not tell values apart as long as it knows what is computed from them, where they are
 * written, and which way the thread goes by them. Wherever a value goes that has no shadow, the
 * runtime is told that it is used.
 *
 * <p>Where shadows cannot be had (the code is odd) the body stays without, and every value that it
 * reads counts as used at once; so do those that it is given, for nobody gives it shadows.
 */
public final class Shadows {
  /** With more ways than this a value is as well told apart from all others. */
  private static final int MOST_KEYS = 16;

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private final AbstractInsnNode[] code;
  private final Frame<TaintValue>[] frames;
  private final ShadowVariables variables;
  private final ShadowCode shadows;

  /** What stands for the shadow of a value that is read, until the access becomes a point. */
  private final Map<AbstractInsnNode, AbstractInsnNode> reads = new HashMap<>();

  /** A value that is written: what tells that it is used, and where its shadow is. */
  private record Written(List<AbstractInsnNode> used, int shadow, char type) {}

  private final Map<AbstractInsnNode, Written> writes = new HashMap<>();

  private Shadows(
      ClassContext context, MethodNode method, InsnList list, Frame<TaintValue>[] frames) {
    this.context = context;
    this.method = method;
    this.list = list;
    this.code = list.toArray();
    this.frames = frames;
    List<LabelNode> targets = new ArrayList<>();
    for (AbstractInsnNode i : code) {
      targets.addAll(JumpTargets.of(i));
    }
    this.variables = new ShadowVariables(method, list, frames, targets);
    this.shadows = new ShadowCode(variables);
    variables.reserve();
  }

  /** Looks at a body that nobody has changed; null if it cannot have shadows. */
  public static Shadows in(ClassContext context, MethodNode method, InsnList list) {
    if (!context.shadowed().isPossible() || method.name.equals("<clinit>")) {
      return null;
    }
    Set<LabelNode> handlers = new HashSet<>();
    method.tryCatchBlocks.forEach(block -> handlers.add(block.handler));
    for (AbstractInsnNode i = list.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.JSR
          || i.getOpcode() == Opcodes.RET
          || JumpTargets.of(i).stream().anyMatch(handlers::contains)) {
        return null;
      }
    }
    try {
      Frame<TaintValue>[] frames =
          new Analyzer<>(new TaintInterpreter())
              .analyze(context.node().name, StackDepths.alone(method, list));
      return new Shadows(context, method, list, frames);
    } catch (AnalyzerException odd) {
      return null;
    }
  }

  /**
   * What comes before a loop whose rounds are all alike: what it uses of what was read before must
   * be told apart by then, or its first round would be another than the next.
   *
   * @param loaded the variables that it loads
   */
  public InsnList beforeLoop(BitSet loaded) {
    InsnList pins = new InsnList();
    loaded.stream().filter(variables::hasLocal).forEach(local -> shadows.useLocal(pins, local));
    return pins;
  }

  /** Puts all code but that for accesses, of which nobody knows yet whether they are points. */
  public void insert() {
    for (AbstractInsnNode handler : ShadowVariables.handlers(method, list)) {
      InsnList caught = new InsnList();
      caught.add(HookCalls.shadow("caught", "()V"));
      if (variables.meets(0)) {
        shadows.clear(caught, 0);
      }
      list.insertBefore(handler, caught);
    }
    for (int i = 0; i < code.length; i++) {
      if (frames[i] != null && code[i].getOpcode() >= 0) {
        insert(code[i], frames[i]);
      }
    }
    variables.addToFrames(list);
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    list.insert(
        shadows.entry(ShadowedClass.number(method), isStatic, Type.getArgumentTypes(method.desc)));
    context.shadowed().add(method);
  }

  private void insert(AbstractInsnNode i, Frame<TaintValue> frame) {
    InsnList before = new InsnList();
    InsnList after = new InsnList();
    int opcode = i.getOpcode();
    int size = frame.getStackSize();
    if (opcode <= Opcodes.LDC) {
      if (opcode != Opcodes.NOP) {
        clearWhereWaysMeet(after, size);
      }
    } else if (opcode <= Opcodes.ALOAD) {
      int local = ((VarInsnNode) i).var;
      shadows.loads(before, frame, local);
      if (!frame.getLocal(local).isTainted()) {
        clearWhereWaysMeet(after, size);
      }
    } else if (opcode <= Opcodes.SALOAD) {
      shadows.useAll(before, frame, size - 2);
      read(i, after, size - 2);
    } else if (opcode <= Opcodes.ASTORE) {
      shadows.stores(before, frame, ((VarInsnNode) i).var);
    } else if (opcode == Opcodes.AASTORE) {
      // An array takes only what fits it, so what is stored decides what happens.
      shadows.useAll(before, frame, size - 3);
    } else if (opcode <= Opcodes.SASTORE) {
      shadows.use(before, frame, size - 3);
      shadows.use(before, frame, size - 2);
      write(i, before, frame, elementType(opcode));
    } else if (opcode <= Opcodes.SWAP) {
      shadows.shuffles(before, frame, StackShuffle.sources(frame, opcode));
    } else if (opcode == Opcodes.IINC) {
      shadows.increments(before, frame, (IincInsnNode) i);
    } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG
        || opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
      shadows.computes(before, frame, opcode);
    } else if (opcode <= Opcodes.DCMPG) {
      shadows.combines(before, frame, opcode);
    } else if (opcode <= Opcodes.IFLE) {
      shadows.decides(before, frame, opcode);
    } else if (opcode <= Opcodes.IF_ACMPNE) {
      shadows.decidesByTwo(before, frame, opcode);
    } else {
      others(i, frame, before, after);
    }
    list.insertBefore(i, before);
    list.insert(i, after);
  }

  private void others(
      AbstractInsnNode i, Frame<TaintValue> frame, InsnList before, InsnList after) {
    int opcode = i.getOpcode();
    int size = frame.getStackSize();
    switch (opcode) {
      case Opcodes.GOTO, Opcodes.RETURN -> {}
      case Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH -> choice(i, frame, before);
      case Opcodes.IRETURN, Opcodes.LRETURN, Opcodes.FRETURN, Opcodes.DRETURN, Opcodes.ARETURN ->
          shadows.returns(before, frame);
      case Opcodes.GETSTATIC -> read(i, after, size);
      case Opcodes.GETFIELD -> {
        shadows.use(before, frame, size - 1);
        read(i, after, size - 1);
      }
      case Opcodes.PUTSTATIC -> write(i, before, frame, ((FieldInsnNode) i).desc.charAt(0));
      case Opcodes.PUTFIELD -> {
        shadows.use(before, frame, size - 2);
        write(i, before, frame, ((FieldInsnNode) i).desc.charAt(0));
      }
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> shadows.decidesByNull(before, frame);
      case Opcodes.NEW -> clearWhereWaysMeet(after, size);
      case Opcodes.INVOKEDYNAMIC -> {
        String descriptor = ((InvokeDynamicInsnNode) i).desc;
        int first = size - Type.getArgumentTypes(descriptor).length;
        shadows.useAll(before, frame, first);
        if (Type.getReturnType(descriptor) != Type.VOID_TYPE) {
          clearWhereWaysMeet(after, first);
        }
      }
      case Opcodes.MULTIANEWARRAY -> {
        int first = size - ((MultiANewArrayInsnNode) i).dims;
        shadows.useAll(before, frame, first);
        clearWhereWaysMeet(after, first);
      }
      case Opcodes.ATHROW, Opcodes.MONITORENTER, Opcodes.MONITOREXIT ->
          shadows.use(before, frame, size - 1);
      case Opcodes.NEWARRAY,
          Opcodes.ANEWARRAY,
          Opcodes.ARRAYLENGTH,
          Opcodes.CHECKCAST,
          Opcodes.INSTANCEOF -> {
        shadows.use(before, frame, size - 1);
        clearWhereWaysMeet(after, size - 1);
      }
      default -> call((MethodInsnNode) i, frame, before, after);
    }
  }

  private void clearWhereWaysMeet(InsnList to, int place) {
    if (variables.meets(place)) {
      shadows.clear(to, place);
    }
  }

  private void choice(AbstractInsnNode i, Frame<TaintValue> frame, InsnList before) {
    int place = frame.getStackSize() - 1;
    if (!frame.getStack(place).isTainted()) {
      return;
    }
    int[] keys =
        i instanceof TableSwitchInsnNode table
            ? IntStream.rangeClosed(table.min, Math.min(table.max, table.min + MOST_KEYS)).toArray()
            : ((LookupSwitchInsnNode) i).keys.stream().mapToInt(key -> key).toArray();
    if (keys.length > MOST_KEYS) {
      shadows.use(before, frame, place);
    } else {
      shadows.switches(before, frame, ShadowedMethods.keysOf(keys));
    }
  }

  private void call(MethodInsnNode call, Frame<TaintValue> frame, InsnList before, InsnList after) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    boolean returns = Type.getReturnType(call.desc) != Type.VOID_TYPE;
    int first = frame.getStackSize() - arguments.length;
    int result = isStatic ? first : first - 1;
    if (!TaintInterpreter.mayFollow(call)) {
      shadows.useAll(before, frame, result);
      if (returns) {
        clearWhereWaysMeet(after, result);
      }
      return;
    }
    if (!isStatic) {
      shadows.use(before, frame, result);
    }
    boolean passes = false;
    for (int place = first; place < frame.getStackSize(); place++) {
      passes |= frame.getStack(place).isTainted();
    }
    if (!passes && !returns) {
      return;
    }
    tell(before, call, arguments);
    for (int k = 0; k < arguments.length; k++) {
      shadows.passes(before, frame, first + k, k);
    }
    if (returns) {
      shadows.takes(after, result);
    }
  }

  /** Has the runtime find out whether the callee has shadows. */
  private void tell(InsnList before, MethodInsnNode call, Type[] arguments) {
    int number = ShadowedMethods.number(call.name, call.desc);
    boolean isVirtual =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    if (isVirtual) {
      Receiver.copyToTop(before, method, arguments); //  r arguments r
      before.add(HookCalls.constant(number)); //  r arguments r method
      before.add(HookCalls.shadow("calls", "(Ljava/lang/Object;I)V")); //  r arguments
      return;
    }
    // Class constants came with version 49.
    boolean hasConstants = (context.node().version & 0xffff) >= Opcodes.V1_5;
    before.add(
        hasConstants
            ? new LdcInsnNode(Type.getObjectType(call.owner))
            : new InsnNode(Opcodes.ACONST_NULL)); //  arguments class
    before.add(HookCalls.constant(number)); //  arguments class method
    before.add(HookCalls.shadow("callsIn", "(Ljava/lang/Class;I)V")); //  arguments
  }

  private void read(AbstractInsnNode access, InsnList after, int place) {
    shadows.clear(after, place); // until it is known to be a point
    reads.put(access, after.getFirst());
    // Whoever goes through the body, and has this access become a point, goes on here.
    after.insert(new LabelNode());
  }

  private void write(AbstractInsnNode access, InsnList before, Frame<TaintValue> frame, char type) {
    int place = frame.getStackSize() - 1;
    if (frame.getStack(place).isTainted()) {
      InsnList use = new InsnList();
      shadows.use(use, frame, place);
      writes.put(access, new Written(List.of(use.toArray()), variables.place(place), type));
      before.add(use);
    }
  }

  private static char elementType(int opcode) {
    return switch (opcode) {
      case Opcodes.BASTORE -> 'B';
      case Opcodes.CASTORE -> 'C';
      case Opcodes.SASTORE -> 'S';
      default -> 'I';
    };
  }

  /** An access has become a point. */
  public void placed(AbstractInsnNode access, int site) {
    AbstractInsnNode nothing = reads.get(access);
    if (nothing != null) {
      list.insertBefore(nothing, HookCalls.constant(site)); //  site
      list.set(nothing, HookCalls.shadow("read", "(I)I")); //  node
    }
    Written written = writes.get(access);
    if (written != null) {
      written.used().forEach(list::remove);
      InsnList wrote = new InsnList();
      wrote.add(new VarInsnNode(Opcodes.ILOAD, written.shadow())); //  node
      wrote.add(HookCalls.constant(site)); //  node site
      wrote.add(HookCalls.constant(written.type())); //  node site type
      wrote.add(HookCalls.shadow("wrote", "(III)V")); //  -
      list.insert(access, wrote);
    }
  }
}
