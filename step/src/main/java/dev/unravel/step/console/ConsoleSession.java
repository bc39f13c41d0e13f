package dev.unravel.step.console;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LongValue;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.LocatableEvent;
import com.sun.jdi.event.ModificationWatchpointEvent;
import com.sun.jdi.event.VMStartEvent;
import com.sun.jdi.request.ModificationWatchpointRequest;
import com.sun.jdi.request.StepRequest;
import dev.unravel.step.DebugProxy;
import dev.unravel.step.FrameOrigin;
import dev.unravel.step.StepEnd;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One run of an execution as the console sees it: through the proxy, as any debugger would. */
final class ConsoleSession implements AutoCloseable {
  private static final String CONNECTOR = "com.sun.jdi.SocketAttach";
  private static final String STEPPING = "dev.unravel.runtime.schedule.Stepping";

  private final DebugProxy proxy;
  private final VirtualMachine vm;
  private ThreadReference thread;

  private ConsoleSession(DebugProxy proxy, VirtualMachine vm) {
    this.proxy = proxy;
    this.vm = vm;
  }

  /** Connects to a proxy whose execution has come to its start. */
  static ConsoleSession open(DebugProxy proxy) throws IOException {
    Thread serving = new Thread(() -> serve(proxy), "unravel-console-proxy");
    serving.setDaemon(true);
    serving.start();
    ConsoleSession session = new ConsoleSession(proxy, attach(proxy.debuggerPort()));
    session.await();
    return session;
  }

  private static void serve(DebugProxy proxy) {
    try {
      proxy.serve();
    } catch (IOException closed) {
      // The console has left.
    }
  }

  private static VirtualMachine attach(int port) throws IOException {
    for (AttachingConnector connector : Bootstrap.virtualMachineManager().attachingConnectors()) {
      if (connector.name().equals(CONNECTOR)) {
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(Integer.toString(port));
        try {
          return connector.attach(arguments);
        } catch (IllegalConnectorArgumentsException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
    }
    throw new ConsoleException("this Java has no debugger interface; run unravel with a JDK");
  }

  /** Goes on; empty if the execution has ended. */
  Optional<Stop> go(Move move) {
    try {
      proxy.stepsEndAt(
          switch (move.kind()) {
            case STEP, NEXT -> StepEnd.LINE;
            case SWITCH -> StepEnd.SWITCH;
            case CHANGE, RUN -> StepEnd.STUCK;
          });
      if (move.kind() == Move.Kind.CHANGE) {
        watch(new NamedVariables(thread).field(move.variable()));
      }
      step(move.kind() == Move.Kind.NEXT ? StepRequest.STEP_OVER : StepRequest.STEP_INTO);
      vm.resume();
      return await();
    } catch (VMDisconnectedException end) {
      return Optional.empty();
    }
  }

  private void step(int depth) {
    StepRequest request =
        vm.eventRequestManager().createStepRequest(thread, StepRequest.STEP_LINE, depth);
    FrameOrigin.OWN_AND_JDK.forEach(request::addClassExclusionFilter);
    request.addCountFilter(1);
    request.enable();
  }

  private void watch(NamedVariables.FieldOf variable) {
    ModificationWatchpointRequest request =
        vm.eventRequestManager().createModificationWatchpointRequest(variable.field());
    if (variable.owner() != null) {
      request.addInstanceFilter(variable.owner());
    }
    request.enable();
  }

  /** Waits for the next event that says where the execution stands. */
  private Optional<Stop> await() {
    try {
      for (; ; ) {
        EventSet set = vm.eventQueue().remove();
        for (Event event : set) {
          if (event instanceof LocatableEvent located && !changesNothing(event)) {
            thread = located.thread();
            vm.eventRequestManager().deleteEventRequests(vm.eventRequestManager().stepRequests());
            vm.eventRequestManager()
                .deleteEventRequests(vm.eventRequestManager().modificationWatchpointRequests());
            return Optional.of(stop(event));
          }
          if (event instanceof VMStartEvent started) {
            thread = started.thread();
            return Optional.of(stop(event));
          }
        }
        set.resume();
      }
    } catch (VMDisconnectedException end) {
      return Optional.empty();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static boolean changesNothing(Event event) {
    return event instanceof ModificationWatchpointEvent change
        && String.valueOf(change.valueCurrent()).equals(String.valueOf(change.valueToBe()));
  }

  private Stop stop(Event event) {
    String note =
        event instanceof ModificationWatchpointEvent change
            ? change.field().name()
                + ": "
                + ValueText.of(change.valueCurrent(), thread)
                + " -> "
                + ValueText.of(change.valueToBe(), thread)
            : "";
    return new Stop(clock(), thread.name(), frames(thread).get(0).location(), note);
  }

  /** Where it stands now. */
  Stop now() {
    return new Stop(clock(), thread.name(), frames(thread).get(0).location(), "");
  }

  private long clock() {
    ReferenceType stepping = vm.classesByName(STEPPING).get(0);
    return ((LongValue) stepping.getValue(stepping.fieldByName("clock"))).value();
  }

  ThreadReference thread() {
    return thread;
  }

  /** The threads of the target, the one that runs first. */
  List<ThreadReference> threads() {
    return vm.allThreads().stream()
        .filter(each -> each.referenceType().name().startsWith("dev.unravel.runtime."))
        .sorted((one, other) -> Boolean.compare(other.equals(thread), one.equals(thread)))
        .toList();
  }

  static List<StackFrame> frames(ThreadReference thread) {
    try {
      return thread.frames();
    } catch (IncompatibleThreadStateException running) {
      return List.of();
    }
  }

  @Override
  public void close() {
    try {
      vm.dispose();
    } catch (VMDisconnectedException alreadyGone) {
      // As it should be.
    }
  }
}
