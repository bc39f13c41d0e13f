package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** poll gives nothing before the delay is over, take waits for it. */
@Outcomes("null a")
public final class DelayQueueHoldsBackWhatIsNotDue {
  private record Item(String name, long due) implements Delayed {
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
    queue.put(new Item("a", System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1_200)));
    Item early = queue.poll();
    System.out.println(early + " " + queue.take().name());
  }
}
