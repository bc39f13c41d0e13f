package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.EventSet;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Packet;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Events of the debugged JVM: follows the schedule, and tells the debugger what it wants. */
final class VmEvents {
  private static final int FIRST_NON_THREAD_KIND = 8;
  private static final int THREAD_SUSPEND = 0x0b02;
  private static final int MOST_STOPS = 16;

  private final Vm vm;
  private final LongConsumer onStuck;
  private final Markers markers;
  private final DebuggerSteps steps;
  private final ShownStacks stacks;
  private final ThreadList threads;
  private final Exceptions exceptions;
  private final ShownThread shown = new ShownThread();
  private final CompletableFuture<OptionalLong> destination = new CompletableFuture<>();
  private final CompletableFuture<Boolean> started = new CompletableFuture<>();
  private volatile Consumer<EventSet> debugger = set -> {};
  private int startStep;
  private volatile long stuck;

  VmEvents(Vm vm, LongConsumer onStuck) {
    this.vm = vm;
    this.onStuck = onStuck;
    markers = new Markers(vm);
    steps = new DebuggerSteps(vm, markers);
    stacks = new ShownStacks(vm);
    threads = new ThreadList(vm, shown);
    exceptions = new Exceptions(stacks);
  }

  /** Says where to stop first; true when it is there. */
  CompletableFuture<Boolean> start(OptionalLong clock) {
    destination.complete(clock);
    return started;
  }

  /** Says who hears of events. */
  void debugger(Consumer<EventSet> listener) {
    debugger = listener;
  }

  DebuggerSteps steps() {
    return steps;
  }

  ShownStacks stacks() {
    return stacks;
  }

  ThreadList threads() {
    return threads;
  }

  Exceptions exceptions() {
    return exceptions;
  }

  ShownThread shown() {
    return shown;
  }

  Markers markers() {
    return markers;
  }

  /** Nobody looks any more, or the rest is not for them: lets the JVM go on to its end. */
  void letGo() {
    debugger = this::resume;
    started.complete(false);
    steps.abandon();
    vm.call(Jdwp.CLEAR_ALL_BREAKPOINTS, Packet.NOTHING);
    // A debugger may have stopped threads more than once. To resume what runs does nothing.
    for (int i = 0; i < MOST_STOPS; i++) {
      goOn();
    }
  }

  /** The JVM is gone. */
  void ended() {
    started.complete(false);
  }

  void handle(Packet packet) {
    EventSet set = EventSet.read(packet);
    List<VmEvent> rest = new ArrayList<>();
    boolean resumes = true;
    for (VmEvent event : set.events()) {
      if (markers.isPrepared(event)) {
        markers.install();
      } else if (markers.isSwitch(event)) {
        arrived(event.thread());
      } else if (markers.isReached(event)) {
        shown.runs(event.thread());
        begin(event.thread(), FrameOrigin.OWN);
      } else if (markers.isStuck(event)) {
        stuck(event.thread());
        resumes = false;
      } else if (markers.isEnd(event)) {
        letGo();
      } else if (event.kind() == Jdwp.VM_START) {
        threads.harness(event.thread());
        markers.awaitClass();
      } else {
        exceptions.asRequested(event).flatMap(steps::asRequested).ifPresent(rest::add);
      }
    }
    if (rest.isEmpty()) {
      if (resumes) {
        resume(set);
      }
    } else {
      tell(new EventSet(set.policy(), rest));
    }
  }

  private void tell(EventSet set) {
    VmEvent first = set.events().get(0);
    boolean stops = set.policy() != Jdwp.NONE && first.thread() != 0;
    boolean aboutThread = first.kind() < FIRST_NON_THREAD_KIND && first.kind() > Jdwp.EXCEPTION;
    if (stops && !aboutThread && threads.isCarrier(first.thread())) {
      shown.runs(first.thread());
    }
    if (startStep != 0 && first.request() == startStep) {
      startStep = 0;
      started.complete(true);
      return;
    }
    debugger.accept(
        new EventSet(
            set.policy(),
            set.events().stream().map(event -> event.in(shown.swap(event.thread()))).toList()));
  }

  private void arrived(long thread) {
    boolean first = shown.shown() == 0;
    shown.runs(thread);
    if (!first) {
      steps.arrived(thread);
      return;
    }
    OptionalLong clock = destination.join();
    if (clock.isPresent()) {
      markers.stopAt(clock.getAsLong());
      markers.watchSwitches(false);
    } else {
      begin(thread, FrameOrigin.OWN_AND_JDK);
    }
  }

  /** Steps out of the runtime, to where a debugger gets to see the thread. */
  private void begin(long thread, List<String> without) {
    EventRequest step = EventRequest.step(thread, Jdwp.LINE, Jdwp.INTO, Jdwp.ALL).without(without);
    startStep = steps.set(step);
  }

  /** Nothing goes on: as in a program that hangs, except that steps end at once. */
  private void stuck(long last) {
    stuck = last;
    onStuck.accept(markers.clock());
    started.complete(false);
    endStepIfStuck();
  }

  /** The debugger lets the JVM go on, which it does not do where nothing can act. */
  synchronized void endStepIfStuck() {
    if (stuck == 0 || !steps.underWay()) {
      return;
    }
    vm.call(Jdwp.SUSPEND, Packet.NOTHING);
    List<Long> candidates = new ArrayList<>(List.of(stuck));
    candidates.addAll(threads.ofTarget());
    for (long thread : candidates) {
      Optional<byte[]> location = stacks.location(thread);
      if (location.isPresent()) {
        steps.endHere(thread, location.get()).ifPresent(this::stopThere);
        return;
      }
    }
    goOn();
  }

  private void stopThere(EventSet set) {
    if (set.policy() != Jdwp.ALL) {
      vm.call(THREAD_SUSPEND, PacketBody.ofLong(set.thread()));
      goOn();
    }
    tell(set);
  }

  private void goOn() {
    vm.call(Jdwp.RESUME, Packet.NOTHING);
  }

  private void resume(EventSet set) {
    if (set.policy() == Jdwp.ALL) {
      goOn();
    } else if (set.policy() == Jdwp.EVENT_THREAD) {
      vm.call(Jdwp.THREAD_RESUME, PacketBody.ofLong(set.thread()));
    }
  }
}
