package dev.unravel.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A program in which two threads add to a static field, a field, a volatile field, a list and,
 * under a monitor, to another field. If they take turns at every step all of them lose an update,
 * except the one under the monitor. Never loaded as it is: a worker defines it as it does a class
 * of its target.
 */
public final class Increments implements Runnable, Supplier<int[]> {
  private static int ofClass;

  private List<Object> list;
  private int ofObject;
  private volatile int ofAll;
  private int guarded;

  /** What the main thread does. */
  @Override
  public void run() {
    list = new ArrayList<>(4);
    Thread first = new Adding(this);
    Thread second = new Adding(this);
    first.start();
    second.start();
    try {
      first.join();
      second.join();
    } catch (InterruptedException nobodyDoes) {
      guarded = -1;
    }
  }

  /** What the variables hold, in the order in which they are used; 2 if nothing was lost. */
  @Override
  public int[] get() {
    return new int[] {ofAll, ofClass, ofObject, list.size(), guarded};
  }

  // The sum is made in a method, so that there is a point in the middle where only methods are.
  private static int sum(int one, int other) {
    return one + other;
  }

  private void addToAll() {
    ofAll = sum(ofAll, 1);
    ofClass = sum(ofClass, 1);
    ofObject = sum(ofObject, 1);
    list.add(this);
    addGuarded();
  }

  private synchronized void addGuarded() {
    guarded = sum(guarded, 1);
  }

  private static final class Adding extends Thread {
    private final Increments increments;

    Adding(Increments increments) {
      this.increments = increments;
    }

    @Override
    public void run() {
      increments.addToAll();
    }
  }
}
