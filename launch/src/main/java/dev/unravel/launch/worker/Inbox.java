package dev.unravel.launch.worker;

import dev.unravel.wire.Channel;
import dev.unravel.wire.Message;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Messages from a worker, read by a thread of their own so that waiting for one can time out. */
final class Inbox {

  /** Result of waiting for a message. */
  sealed interface Delivery {}

  /** A message. */
  record Letter(Message message) implements Delivery {}

  /** There will be no more messages. */
  record End() implements Delivery {}

  /** None came in time. */
  record Silence() implements Delivery {}

  /** Made early: Maven may have closed the jar with its class before the last reader is through. */
  private static final End END = new End();

  /** Bounded, so that a target which prints megabytes waits for us to show them. */
  private final BlockingQueue<Delivery> queue = new ArrayBlockingQueue<>(64);

  private final Thread reader;

  Inbox(Channel channel) {
    reader = new Thread(() -> read(channel), "unravel-worker-inbox");
    reader.setDaemon(true);
    reader.start();
  }

  Delivery next(long millis) {
    try {
      Delivery delivery = queue.poll(millis, TimeUnit.MILLISECONDS);
      return delivery == null ? new Silence() : delivery;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return END;
    }
  }

  void close() {
    reader.interrupt();
  }

  private void read(Channel channel) {
    try {
      try {
        Optional<Message> message = channel.receiveMessage();
        while (message.isPresent()) {
          queue.put(new Letter(message.get()));
          message = channel.receiveMessage();
        }
      } catch (IOException broken) {
        // A worker that is killed in the middle of a message ends like one that is not.
      }
      queue.put(END);
    } catch (InterruptedException closed) {
      // Nobody reads any more.
    }
  }
}
