package dev.unravel.step.jdwp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The JVM that is debugged. Whatever is sent to it gets a number of ours, so that our own commands
 * and the debugger's cannot be mixed up; the debugger's number goes back on with the reply.
 *
 * <p>One thread reads what comes; events wait in a queue for another, which may ask the JVM in
 * turn.
 */
public final class Vm implements AutoCloseable {
  private final Link link;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Packet>> asked = new ConcurrentHashMap<>();
  private final BlockingQueue<Packet> events = new LinkedBlockingQueue<>();
  private volatile IOException gone;

  public Vm(Link link) {
    this.link = link;
  }

  /**
   * Begins to listen.
   *
   * @param onEvents takes sets of events, one after the other
   * @param onEnd called when the JVM is gone and all events were taken
   */
  public void open(Consumer<Packet> onEvents, Runnable onEnd) {
    daemon("unravel-jdwp-reader", this::read);
    daemon("unravel-jdwp-events", () -> handOn(onEvents, onEnd));
  }

  private static void daemon(String name, Runnable body) {
    Thread thread = new Thread(body, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void read() {
    try {
      for (; ; ) {
        Packet packet = link.receive();
        if (!packet.isReply()) {
          events.add(packet);
          continue;
        }
        CompletableFuture<Packet> waiting = asked.remove(packet.id());
        if (waiting != null) {
          waiting.complete(packet);
        }
      }
    } catch (IOException end) {
      gone = end;
      asked.values().forEach(waiting -> waiting.completeExceptionally(end));
      // Says that there is nothing more.
      events.add(Packet.error(0, 0));
    }
  }

  private void handOn(Consumer<Packet> onEvents, Runnable onEnd) {
    try {
      for (Packet next = events.take(); !next.isReply(); next = events.take()) {
        onEvents.accept(next);
      }
    } catch (InterruptedException | VmGoneException end) {
      // As when the last event was taken.
    } finally {
      onEnd.run();
    }
  }

  /** Sends a command; the reply comes later, with the number that the command had. */
  public CompletableFuture<Packet> send(Packet command) {
    int id = ids.incrementAndGet();
    CompletableFuture<Packet> reply = new CompletableFuture<>();
    asked.put(id, reply);
    try {
      link.send(command.as(id));
    } catch (IOException end) {
      reply.completeExceptionally(end);
    }
    if (gone != null) {
      reply.completeExceptionally(gone);
    }
    return reply.thenApply(packet -> packet.as(command.id()));
  }

  /** Sends a command and waits for the reply, which may be an error. */
  public Packet call(Packet command) {
    try {
      return send(command).join();
    } catch (CompletionException end) {
      throw new VmGoneException(end.getCause());
    }
  }

  /**
   * Sends a command of our own.
   *
   * @return what it is answered with; empty if that is an error
   */
  public ByteBuffer call(int code, byte[] body) {
    return call(Packet.command(0, code, body)).fields();
  }

  @Override
  public void close() {
    link.close();
  }
}
