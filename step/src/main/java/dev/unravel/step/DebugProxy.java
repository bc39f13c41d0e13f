package dev.unravel.step;

import dev.unravel.step.jdwp.Link;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmGoneException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import java.util.function.LongConsumer;

/**
 * Stands between a worker that replays an execution and a debugger, and shows the debugger a
 * program with one thread that does what the schedule says.
 *
 * <p>The worker's JVM connects first. It runs freely while it prepares the execution (its warm-ups
 * are nobody's business) and stops where the target begins, or at a clock value. Only then may a
 * debugger connect, which finds a JVM that has just started.
 *
 * <p>The replay runs on OS threads, of which one runs at a time. What the debugger says about the
 * thread it steps through is passed on for the thread that runs ({@link ShownThread}); steps follow
 * the schedule ({@link DebuggerSteps}); evaluating leaves it alone ({@link Evaluation}). All of
 * that works on packets of the Java Debug Wire Protocol, so any debugger will do.
 */
public final class DebugProxy implements AutoCloseable {
  private final ServerSocket workers;
  private final ServerSocket debuggers;
  private volatile Vm vm;
  private volatile VmEvents events;
  private volatile DebuggerSession session;

  private DebugProxy(ServerSocket workers, ServerSocket debuggers) {
    this.workers = workers;
    this.debuggers = debuggers;
  }

  /**
   * Listens for a worker and for a debugger, both on the loopback interface.
   *
   * @param port for the debugger, 0 for any
   * @throws IOException when the port is taken
   */
  public static DebugProxy open(int port) throws IOException {
    ServerSocket debuggers = listen(port);
    try {
      return new DebugProxy(listen(0), debuggers);
    } catch (IOException failed) {
      debuggers.close();
      throw failed;
    }
  }

  private static ServerSocket listen(int port) throws IOException {
    ServerSocket server = new ServerSocket();
    // A port that was used a moment ago is free, whatever the last packets on their way say.
    server.setReuseAddress(true);
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1);
    return server;
  }

  /** Where the worker's JVM has to connect. */
  public int workerPort() {
    return workers.getLocalPort();
  }

  /** Where the debugger has to connect. */
  public int debuggerPort() {
    return debuggers.getLocalPort();
  }

  /**
   * Waits for the worker's JVM and lets it run.
   *
   * @param onStuck told the clock value at which no thread can act any more
   * @throws IOException when this is closed before a JVM has come
   */
  public void attach(LongConsumer onStuck) throws IOException {
    Socket socket = workers.accept();
    workers.close();
    vm = new Vm(Link.toVm(socket));
    events = new VmEvents(vm, onStuck);
    vm.open(events::handle, this::vmEnded);
  }

  /**
   * Waits until the execution has come to where a debugger may look at it. Call before {@link
   * #attach}'s JVM has anything to do.
   *
   * @param clock the clock value to stop at; without one it stops at the target's first line
   * @return whether it came there; otherwise it has ended or got stuck before
   */
  public boolean awaitStart(OptionalLong clock) {
    try {
      return events.start(clock).join();
    } catch (CompletionException end) {
      return false;
    }
  }

  /** Serves a debugger until it leaves or the worker ends. */
  public void serve() throws IOException {
    try (Link link = Link.toDebugger(debuggers.accept())) {
      session = new DebuggerSession(vm, events, link);
      session.run();
    } catch (VmGoneException end) {
      // The debugger has been told.
    }
  }

  /** Lets the execution go on to its end, with nobody looking. */
  public void letGo() {
    try {
      events.letGo();
    } catch (VmGoneException end) {
      // It is there already.
    }
  }

  /** Says where the debugger's steps to come end. */
  public void stepsEndAt(StepEnd end) {
    events.steps().endAt(end);
  }

  private void vmEnded() {
    events.ended();
    DebuggerSession served = session;
    if (served != null) {
      served.vmEnded();
    }
  }

  @Override
  public void close() {
    close(workers);
    close(debuggers);
    if (vm != null) {
      vm.close();
    }
  }

  private static void close(ServerSocket server) {
    try {
      server.close();
    } catch (IOException alreadyGone) {
      // As it should be.
    }
  }
}
