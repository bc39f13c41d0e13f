package dev.unravel.runtime.schedule;

/** A strategy that wants the threads of a list to act, and then whoever runs already. */
public final class Picks implements Strategy {
  private final int[] wanted;
  private int next;

  public Picks(int... wanted) {
    this.wanted = wanted;
  }

  @Override
  public void begin() {
    next = 0;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (next < wanted.length) {
      int id = wanted[next++];
      for (int i = 0; i < count; i++) {
        if (enabled[i].id == id) {
          return i;
        }
      }
      throw new IllegalStateException("thread " + id + " is not enabled");
    }
    return running != null ? running.slot : 0;
  }

  @Override
  public int pick(int bound) {
    return bound - 1;
  }
}
