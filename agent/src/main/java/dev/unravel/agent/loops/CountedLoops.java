package dev.unravel.agent.loops;

import dev.unravel.agent.code.ControlFlow;
import dev.unravel.agent.code.JumpTargets;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.Detours;
import dev.unravel.agent.subject.HookCalls;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells of every loop that is not neutral when a thread begins it, goes round, and leaves it, so
 * that a proof can count the rounds. Whoever counts too few explores more than it has to, whoever
 * counts too many claims too much: so hooks stand on the edges of the control flow, not at the
 * places where edges meet. Only that something was thrown out of a loop is told at the handler, as
 * if the loop had been left wherever that comes from; a loop that throws may begin is not counted.
 */
public final class CountedLoops {
  private record Loop(int head, BitSet body, int number) {}

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;
  private final ControlFlow flow;
  private final Detours detours;
  private final List<Loop> loops = new ArrayList<>();

  public CountedLoops(ClassContext context, MethodNode method, InsnList list, ControlFlow flow) {
    this.context = context;
    this.method = method;
    this.list = list;
    this.flow = flow;
    this.detours = new Detours(context, method);
  }

  /**
   * Puts the hooks.
   *
   * @param neutral the heads of loops whose rounds need not be counted
   */
  public boolean insert(List<Integer> neutral) {
    flow.jumpsBack()
        .forEach(
            (head, jumps) -> {
              BitSet body = flow.body(head, jumps);
              if (!neutral.contains(head) && !isBegunByThrow(body)) {
                String name = method.name + " loop at " + head;
                loops.add(new Loop(head, body, context.site(method, 0, context.node().name, name)));
              }
            });
    if (loops.isEmpty()) {
      return false;
    }
    List<AbstractInsnNode> code = List.copyOf(flow.code());
    for (int i = 0; i < code.size(); i++) {
      AbstractInsnNode instruction = code.get(i);
      int from = i;
      JumpTargets.redirect(instruction, label -> target(from, label));
      if (flow.fallsThrough(i) && i + 1 < code.size()) {
        list.insert(instruction, passages(i, i + 1));
      }
    }
    handlers().stream().forEach(handler -> caught(code, handler));
    list.add(detours.code());
    return true;
  }

  private boolean isBegunByThrow(BitSet body) {
    for (int i = 0; i < flow.code().size(); i++) {
      if (!body.get(i) && thrownTo(i).intersects(body)) {
        return true;
      }
    }
    return false;
  }

  /** Where something that an instruction throws is caught, and nothing else leads. */
  private BitSet thrownTo(int i) {
    BitSet handlers = (BitSet) flow.successors(i).clone();
    handlers.andNot(flow.straight(i));
    return handlers;
  }

  private BitSet handlers() {
    BitSet handlers = new BitSet();
    for (int i = 0; i < flow.code().size(); i++) {
      handlers.or(thrownTo(i));
    }
    return handlers;
  }

  private LabelNode target(int from, LabelNode label) {
    Integer to = flow.position(label);
    InsnList passages = to == null ? new InsnList() : passages(from, to);
    return passages.size() == 0 ? label : detours.to(label, passages);
  }

  /** What a thread that goes from one instruction to another does to loops: first it leaves. */
  private InsnList passages(int from, int to) {
    InsnList passages = new InsnList();
    for (Loop loop : loops) {
      if (loop.body().get(from) && !loop.body().get(to)) {
        tell(passages, "loopLeft", loop);
      }
    }
    for (Loop loop : loops) {
      if (!loop.body().get(from) && loop.body().get(to)) {
        tell(passages, "loopBegun", loop);
      } else if (loop.body().get(from) && loop.head() == to && to <= from) {
        tell(passages, "loopRepeated", loop);
      }
    }
    return passages;
  }

  private void caught(List<AbstractInsnNode> code, int handler) {
    InsnList passages = new InsnList();
    for (Loop loop : loops) {
      boolean from = false;
      for (int i = 0; i < code.size() && !from; i++) {
        from = loop.body().get(i) && thrownTo(i).get(handler);
      }
      if (from && !loop.body().get(handler)) {
        tell(passages, "loopLeft", loop);
      }
    }
    int first = handler;
    while (first < code.size() && code.get(first).getOpcode() < 0) {
      first++;
    }
    if (first < code.size()) {
      list.insertBefore(code.get(first), passages);
    }
  }

  private static void tell(InsnList to, String what, Loop loop) {
    to.add(HookCalls.constant(loop.number()));
    to.add(HookCalls.hook(what, "(I)V"));
  }
}
