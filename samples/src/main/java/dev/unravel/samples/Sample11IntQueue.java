/*
 * A queue that loses a number.
 *
 * After the example of Choi and Zeller (ISSTA 2002): A puts 11 into a queue, then B takes it out
 * while C puts 95 in. Whoever puts something in holds the lock; whoever takes something out was
 * thought not to need it. So C may link 95 behind 11 when B has already looked what comes behind
 * 11, has seen nothing, and is about to say that the queue is empty. One after the other, in
 * either order, B and C do no harm: it takes a switch in the middle of a method.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample11IntQueue
 *
 * You get:
 *
 *   FAILED assertion: java.lang.AssertionError at dev.unravel.samples.Sample11IntQueue.main(Sample11IntQueue.java:35)
 *     message   java.lang.AssertionError: 95 is lost in main
 */
package dev.unravel.samples;

/** One thread takes a number out of a queue while another one puts a number in. */
public final class Sample11IntQueue {
  public static void main(String[] args) throws InterruptedException {
    IntQueue queue = new IntQueue();
    Thread a = new Thread(() -> queue.enqueue(11), "A");
    Thread b = new Thread(() -> queue.dequeue(), "B");
    Thread c = new Thread(() -> queue.enqueue(95), "C");
    a.start();
    a.join();
    b.start();
    c.start();
    b.join();
    c.join();
    if (queue.dequeue() != 95) {
      throw new AssertionError("95 is lost");
    }
  }
}

/** Numbers in a chain: taken from its head, put at its tail. */
final class IntQueue {
  private static final int NONE = -1;

  private Link head;
  private Link tail;

  synchronized void enqueue(int number) {
    Link added = new Link(number);
    if (head == null) {
      head = added;
    } else {
      tail.next = added;
    }
    tail = added;
  }

  int dequeue() {
    Link first = head;
    if (first == null) {
      return NONE;
    }
    head = first.next;
    return first.number;
  }

  private static final class Link {
    final int number;
    Link next;

    Link(int number) {
      this.number = number;
    }
  }
}
