package dev.unravel.agent.loops;

import dev.unravel.agent.code.ControlFlow;
import dev.unravel.agent.code.JumpTargets;
import dev.unravel.agent.code.StackDepths;
import dev.unravel.agent.shadow.Shadows;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.Detours;
import dev.unravel.agent.subject.HookCalls;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the loops that change nothing of their thread's own: {@code while (!flag) {}}, a retried
 * compare-and-set, a spin lock. Whenever the thread is back at the head of such a loop it is as it
 * was the first time: its variables that still matter are the same, it has made no object, and what
 * it did to memory are actions that everybody sees. A proof need not tell its rounds apart.
 *
 * <p>Such a loop stores to no variable that is alive at its head, makes no object, and calls
 * nothing but atomics, hints to the processor, and methods of its own class that do neither. It is
 * entered at its head only, from above or by a jump; one that jumps there says so on its way.
 */
public final class NeutralLoops {
  private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";
  private static final Set<String> HINTS = Set.of("onSpinWait", "yield");
  private static final int DEEPEST = 4;

  /** A loop: its instructions, and the variables whose values it needs from before. */
  private record Loop(BitSet body, BitSet needed) {}

  private final ClassNode owner;
  private final MethodNode method;
  private final InsnList list;
  private final ControlFlow flow;
  private final List<AbstractInsnNode> code;

  private final Map<Integer, Loop> loops = new HashMap<>();

  public NeutralLoops(ClassNode owner, MethodNode method, InsnList list, ControlFlow flow) {
    this.owner = owner;
    this.method = method;
    this.list = list;
    this.flow = flow;
    this.code = flow.code();
  }

  /**
   * Puts the hooks.
   *
   * @param heads what {@link #heads} are
   * @param shadows of the values in this body; null if they have none
   */
  public void insert(ClassContext context, List<Integer> heads, Shadows shadows) {
    Detours detours = new Detours(context, method);
    for (int head : heads) {
      int loop = context.site(method, 0, owner.name, method.name + " loop");
      Supplier<InsnList> entering =
          () -> {
            InsnList code = new InsnList();
            if (shadows != null) {
              // All rounds must be alike: what the loop needs from before is told apart by then.
              code.add(shadows.beforeLoop(loops.get(head).needed()));
            }
            code.add(HookCalls.constant(loop));
            code.add(HookCalls.hook("loopEntered", "(I)V"));
            return code;
          };
      enter(head, entering, detours);
      arrive(head, loop);
    }
    list.add(detours.code());
  }

  private void enter(int head, Supplier<InsnList> entering, Detours detours) {
    LabelNode label = (LabelNode) code.get(head);
    BitSet body = loops.get(head).body();
    for (int i = 0; i < code.size(); i++) {
      if (!body.get(i) && JumpTargets.of(code.get(i)).contains(label)) {
        LabelNode detour = detours.to(label, entering.get());
        flow.redirected(label, detour);
        JumpTargets.redirect(code.get(i), target -> target == label ? detour : target);
      }
    }
    if (isFallenInto(head)) {
      list.insertBefore(label, entering.get());
    }
  }

  /** Whether the instruction before a head leads to it, or the method begins there. */
  private boolean isFallenInto(int head) {
    return head == 0 || flow.fallsThrough(head - 1);
  }

  private void arrive(int head, int loop) {
    AbstractInsnNode first = code.get(head);
    while (first.getNext() != null && first.getNext().getOpcode() < 0) {
      first = first.getNext();
    }
    list.insert(first, HookCalls.hook("loopAgain", "(I)V"));
    list.insert(first, HookCalls.constant(loop));
  }

  /** The variables that a part of the code loads. */
  private BitSet loaded(BitSet body) {
    BitSet loaded = new BitSet();
    body.stream()
        .map(i -> Liveness.loaded(code.get(i)))
        .filter(variable -> variable >= 0)
        .forEach(loaded::set);
    return loaded;
  }

  /** The positions of the labels that such loops jump back to. */
  public List<Integer> heads() {
    Map<Integer, BitSet> jumpsBack = flow.jumpsBack();
    if (jumpsBack.isEmpty()) {
      return List.of();
    }
    List<BitSet> live = new Liveness(flow).atEach();
    List<Integer> heads = new ArrayList<>();
    jumpsBack.forEach(
        (head, jumps) -> {
          BitSet body = flow.body(head, jumps);
          if (isNeutral(head, body, live.get(head))) {
            heads.add(head);
            BitSet needed = loaded(body);
            needed.and(live.get(head));
            loops.put(head, new Loop(body, needed));
          }
        });
    return heads;
  }

  private boolean isNeutral(int head, BitSet body, BitSet live) {
    if (!isEnteredAtHead(head, body)) {
      return false;
    }
    for (int i = body.nextSetBit(0); i >= 0; i = body.nextSetBit(i + 1)) {
      AbstractInsnNode instruction = code.get(i);
      int stored = Liveness.stored(instruction);
      boolean storesLive = stored >= 0 && (live.get(stored) || isWide(instruction, stored, live));
      if (storesLive || !isQuiet(instruction, Set.of(method.name + method.desc))) {
        return false;
      }
    }
    return hasEmptyStack(head);
  }

  private static boolean isWide(AbstractInsnNode store, int variable, BitSet live) {
    boolean wide = store.getOpcode() == Opcodes.LSTORE || store.getOpcode() == Opcodes.DSTORE;
    return wide && live.get(variable + 1);
  }

  /** Whether each way into a loop leads to its head, and each round back to it by a jump. */
  private boolean isEnteredAtHead(int head, BitSet body) {
    for (int i = 0; i < code.size(); i++) {
      BitSet into = (BitSet) flow.successors(i).clone();
      into.and(body);
      into.clear(head);
      if (!body.get(i) && !into.isEmpty()) {
        return false;
      }
    }
    return head == 0 || !body.get(head - 1) || !flow.fallsThrough(head - 1);
  }

  /** Loops of statements have it; those inside an expression may not. */
  private boolean hasEmptyStack(int head) {
    return StackDepths.isEmptyAt(owner.name, method, list, code.get(head));
  }

  /** Whether an instruction changes nothing but memory, and its thread's variables. */
  private boolean isQuiet(AbstractInsnNode i, Set<String> callers) {
    int opcode = i.getOpcode();
    if (opcode == Opcodes.NEW
        || opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.MULTIANEWARRAY
        || i instanceof InvokeDynamicInsnNode) {
      return false;
    }
    return !(i instanceof MethodInsnNode call) || isQuietCall(call, callers);
  }

  private boolean isQuietCall(MethodInsnNode call, Set<String> callers) {
    if (call.owner.equals("java/lang/Thread")) {
      return HINTS.contains(call.name);
    }
    if (call.owner.startsWith(ATOMIC)) {
      // A function of the target may do anything.
      return !call.desc.contains("Ljava/util/function/") && !call.name.equals("toString");
    }
    if (!call.owner.equals(owner.name) || callers.size() >= DEEPEST) {
      return false;
    }
    String name = call.name + call.desc;
    MethodNode callee = null;
    for (MethodNode each : owner.methods) {
      if ((each.name + each.desc).equals(name)) {
        callee = each;
      }
    }
    boolean itself =
        callee != null
            && ((callee.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL))
                    != 0
                || (owner.access & Opcodes.ACC_FINAL) != 0);
    if (!itself || callers.contains(name) || (callee.access & Opcodes.ACC_NATIVE) != 0) {
      return false;
    }
    Set<String> deeper = new HashSet<>(callers);
    deeper.add(name);
    for (AbstractInsnNode i = callee.instructions.getFirst(); i != null; i = i.getNext()) {
      if (!isQuiet(i, deeper)) {
        return false;
      }
    }
    return true;
  }

  /** The variables that matter at each instruction. */
  private static final class Liveness {
    private final List<AbstractInsnNode> code;
    private final ControlFlow flow;

    Liveness(ControlFlow flow) {
      this.code = flow.code();
      this.flow = flow;
    }

    /** The variables that may be loaded before they are stored, before each instruction. */
    List<BitSet> atEach() {
      List<BitSet> live = new ArrayList<>();
      code.forEach(i -> live.add(new BitSet()));
      boolean grows = true;
      while (grows) {
        grows = false;
        for (int i = code.size() - 1; i >= 0; i--) {
          BitSet before = new BitSet();
          flow.successors(i).stream().forEach(s -> before.or(live.get(s)));
          int stored = code.get(i) instanceof VarInsnNode ? stored(code.get(i)) : -1;
          if (stored >= 0) {
            before.clear(stored);
          }
          int loaded = loaded(code.get(i));
          if (loaded >= 0) {
            before.set(loaded);
          }
          if (!before.equals(live.get(i))) {
            live.set(i, before);
            grows = true;
          }
        }
      }
      return live;
    }

    private static int loaded(AbstractInsnNode i) {
      if (i instanceof IincInsnNode increment) {
        return increment.var;
      }
      return i instanceof VarInsnNode variable && variable.getOpcode() < Opcodes.ISTORE
          ? variable.var
          : -1;
    }

    static int stored(AbstractInsnNode i) {
      if (i instanceof IincInsnNode increment) {
        return increment.var;
      }
      return i instanceof VarInsnNode variable && variable.getOpcode() >= Opcodes.ISTORE
          ? variable.var
          : -1;
    }
  }
}
