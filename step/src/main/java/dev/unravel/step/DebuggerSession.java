package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.EventSet;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Link;
import dev.unravel.step.jdwp.Packet;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmEvent;
import dev.unravel.step.jdwp.VmGoneException;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/** A debugger that is connected, from its first command to its last. */
final class DebuggerSession {
  /** Kinds of events that code of ours would cause all the time. */
  private static final Set<Integer> EVERYWHERE =
      Set.of(
          Jdwp.SINGLE_STEP,
          Jdwp.EXCEPTION,
          Jdwp.METHOD_ENTRY,
          Jdwp.METHOD_EXIT,
          Jdwp.METHOD_EXIT_WITH_VALUE);

  private final Vm vm;
  private final VmEvents events;
  private final Link link;
  private final Evaluation evaluation;
  private final ExecutorService evaluations =
      Executors.newCachedThreadPool(
          body -> {
            Thread thread = new Thread(body, "unravel-jdwp-evaluation");
            thread.setDaemon(true);
            return thread;
          });
  private int eventIds;
  private boolean over;

  DebuggerSession(Vm vm, VmEvents events, Link link) {
    this.vm = vm;
    this.events = events;
    this.link = link;
    this.evaluation = new Evaluation(vm, events.markers());
  }

  void run() {
    events.debugger(this::tell);
    tell(ofJvm(Jdwp.ALL, Jdwp.VM_START));
    try {
      while (!over) {
        Packet command = link.receive();
        try {
          handle(command);
        } catch (BufferUnderflowException
            | IllegalArgumentException
            | NegativeArraySizeException malformed) {
          answer(Packet.error(command.id(), Jdwp.ILLEGAL_ARGUMENT));
        }
      }
    } catch (IOException gone) {
      // It has left without a word, or the worker has ended.
    } finally {
      evaluations.shutdown();
    }
  }

  void vmEnded() {
    tell(ofJvm(Jdwp.NONE, Jdwp.VM_DEATH));
    link.close();
  }

  private EventSet ofJvm(int policy, int kind) {
    return new EventSet(policy, List.of(new VmEvent(kind, 0, events.shown().shown(), new byte[0])));
  }

  private synchronized void tell(EventSet set) {
    answer(set.packet(++eventIds));
  }

  private void answer(Packet packet) {
    try {
      link.send(packet);
    } catch (IOException gone) {
      // Whoever reads from it notices.
    }
  }

  private void handle(Packet command) {
    Packet meant = ThreadFields.rename(command, events.shown()::swap);
    switch (command.code()) {
      case Jdwp.DISPOSE, Jdwp.EXIT -> {
        answer(Packet.reply(command.id(), Packet.NOTHING));
        over = true;
      }
      case Jdwp.SUSPEND -> answer(suspend(meant));
      case Jdwp.RESUME, Jdwp.THREAD_RESUME -> {
        answer(vm.call(meant));
        events.endStepIfStuck();
      }
      case Jdwp.ALL_THREADS -> answer(events.threads().all(meant));
      case Jdwp.GROUP_CHILDREN -> answer(events.threads().children(meant));
      case Jdwp.FRAMES -> answer(events.stacks().frames(meant));
      case Jdwp.FRAME_COUNT -> answer(events.stacks().count(meant));
      case Jdwp.SET_REQUEST -> answer(set(meant));
      case Jdwp.CLEAR_REQUEST -> answer(clear(meant));
      case Jdwp.CLEAR_ALL_BREAKPOINTS -> {
        Packet cleared = vm.call(meant);
        events.markers().reinstall();
        answer(cleared);
      }
      case Jdwp.INVOKE_STATIC, Jdwp.NEW_INSTANCE, Jdwp.INVOKE_INTERFACE_STATIC, Jdwp.INVOKE ->
          // It may take long, and meet a breakpoint, about which the debugger has questions.
          evaluations.execute(
              () -> unlessGone(() -> evaluation.run(meant, ThreadFields.ofInvocation(meant))));
      default -> vm.send(meant).thenAccept(this::answer);
    }
  }

  private void unlessGone(Supplier<Packet> question) {
    try {
      answer(question.get());
    } catch (VmGoneException end) {
      // The debugger is told by other means.
    }
  }

  private Packet suspend(Packet command) {
    Packet answer = vm.call(command);
    long running = events.markers().carrier();
    if (running != 0) {
      events.shown().runs(running);
    }
    return answer;
  }

  private Packet set(Packet command) {
    EventRequest wanted = EventRequest.read(command.fields());
    if (wanted.kind() != Jdwp.SINGLE_STEP) {
      wanted = wanted.withoutThread(events.shown().shown());
    }
    wanted = wanted.withThreads(events.shown()::swap);
    if (EVERYWHERE.contains(wanted.kind())) {
      wanted = wanted.without(FrameOrigin.OWN);
    }
    if (wanted.kind() == Jdwp.SINGLE_STEP && wanted.isAbout(events.shown().running())) {
      int id = events.steps().set(wanted);
      return Packet.reply(command.id(), new PacketBody().putInt(id).bytes());
    }
    if (!Exceptions.wantsUncaughtOnly(wanted)) {
      return vm.call(command.with(wanted.bytes()));
    }
    Packet answer = vm.call(command.with(Exceptions.ofAll(wanted).bytes()));
    if (answer.code() == 0) {
      events.exceptions().uncaughtOnly(answer.fields().getInt());
    }
    return answer;
  }

  private Packet clear(Packet command) {
    int kind = command.fields().get();
    int id = command.fields().getInt(1);
    if (kind != Jdwp.SINGLE_STEP || id < DebuggerSteps.FIRST_ID) {
      return vm.call(command);
    }
    events.steps().clear(id);
    return Packet.reply(command.id(), Packet.NOTHING);
  }
}
