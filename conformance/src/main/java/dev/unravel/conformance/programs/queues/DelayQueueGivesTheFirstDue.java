package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/**
 * The element due first comes first, unless the other one was due before it was put. A missing
 * outcome means the delay is not a choice or not an order.
 */
@Outcomes({"a b", "b a"})
public final class DelayQueueGivesTheFirstDue {
  private record Item(String name, long due) implements Delayed {
    static Item in(long millis, String name) {
      return new Item(name, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(due, ((Item) other).due);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DelayQueue<Item> queue = new DelayQueue<>();
    Thread t = new Thread(() -> queue.put(Item.in(1, "a")));
    t.start();
    queue.put(Item.in(20, "b"));
    String first = queue.take().name();
    String second = queue.take().name();
    t.join();
    System.out.println(first + " " + second);
  }
}
