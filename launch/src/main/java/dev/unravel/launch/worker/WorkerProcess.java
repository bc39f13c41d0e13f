package dev.unravel.launch.worker;

import dev.unravel.launch.BlindWorkerException;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Channel;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Request;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A worker JVM and the connection to it, from its start to its end. Whatever happens to the
 * controller, no process stays behind: see {@link WorkerJvm}, and a worker whose connection breaks
 * halts by itself.
 */
public final class WorkerProcess implements AutoCloseable {
  private final WorkerJvm jvm;
  private final Channel channel;
  private final Inbox inbox;
  private final Unseen blindSpots = new Unseen();

  private WorkerProcess(WorkerJvm jvm, Channel channel) {
    this.jvm = jvm;
    this.channel = channel;
    this.inbox = new Inbox(channel);
  }

  /**
   * Starts a worker and waits until it is connected.
   *
   * @param log takes lines that the JVM itself prints, for {@code --verbose}
   * @throws UsageException when the JVM rejects the target's options
   */
  public static WorkerProcess start(
      WorkerSetup setup, Target target, PointLevel points, Consumer<String> log) {
    return start(setup, target, Settings.defaults().withPoints(points), log);
  }

  /** The same, with all settings that shape the classes of the worker's JVM. */
  public static WorkerProcess start(
      WorkerSetup setup, Target target, Settings settings, Consumer<String> log) {
    return start(setup, target, settings, log, jvm -> {});
  }

  /**
   * The same.
   *
   * @param started gets the JVM before it is connected, to be able to end it already then
   */
  public static WorkerProcess start(
      WorkerSetup setup,
      Target target,
      Settings settings,
      Consumer<String> log,
      Consumer<WorkerJvm> started) {
    try (ServerSocket server = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
      String token = Token.fresh();
      WorkerJvm jvm =
          WorkerJvm.start(setup.command(target, settings, server.getLocalPort(), token), log);
      try {
        started.accept(jvm);
        return new WorkerProcess(jvm, Handshake.await(server, jvm, token, target));
      } catch (IOException | RuntimeException failed) {
        jvm.close();
        throw failed;
      }
    } catch (IOException failed) {
      throw new LaunchException("cannot start " + setup.jdk().java(), failed);
    }
  }

  /**
   * Does a job and hands on every message that is not its end.
   *
   * @throws UsageException when the worker says the user asked for something impossible
   * @throws WorkerLostException when the worker dies or falls silent
   * @throws LaunchException when the worker says it cannot do the job
   * @throws BlindWorkerException when the worker says that it would not see anything
   */
  public Message.Done run(Job job, Consumer<Message> handler) {
    return blindSpots.judge(ask(job, Message.Done.class, new Patience(job), handler));
  }

  /**
   * Sends a request and hands on every message that is not the answer.
   *
   * @param answer the kind of message that the request is answered with
   */
  public <T extends Message> T ask(
      Request request, Class<T> answer, Patience patience, Consumer<Message> handler) {
    send(request);
    while (true) {
      Inbox.Delivery delivery = inbox.next(patience.millis());
      if (delivery instanceof Inbox.Silence) {
        throw lost(patience.complaint());
      }
      if (!(delivery instanceof Inbox.Letter letter)) {
        throw lost("ended unexpectedly" + jvm.exitStatus());
      }
      Message message = letter.message();
      if (answer.isInstance(message)) {
        return answer.cast(message);
      }
      if (message instanceof Message.Failed failed) {
        throw failed.usage()
            ? new UsageException(failed.text())
            : new LaunchException(failed.text(), failed.detail());
      }
      if (message instanceof Message.Refused refused) {
        throw new BlindWorkerException(refused.text());
      }
      if (message instanceof Message.Blind blind) {
        blindSpots.add(blind);
      }
      handler.accept(message);
    }
  }

  /** Why to have found nothing so far means nothing, if so. */
  public Optional<String> blind() {
    return blindSpots.reason();
  }

  /** Sends a request that is not answered. */
  public void send(Request request) {
    try {
      channel.send(request);
    } catch (IOException gone) {
      throw lost("ended before it got its job");
    }
  }

  /** The operating system's number of the process. */
  public long pid() {
    return jvm.process().pid();
  }

  private WorkerLostException lost(String what) {
    close();
    Shutdown.giveWay();
    return new WorkerLostException("the worker JVM " + what, jvm.tail());
  }

  @Override
  public void close() {
    jvm.close();
    try {
      channel.close();
    } catch (IOException alreadyBroken) {
      // The process is gone, and with it the other end.
    }
    inbox.close();
  }
}
