package dev.unravel.runtime.schedule;

/** Gives every enabled thread its turn. Tells an honest long run from a livelock. */
final class FairTurns implements Strategy {
  private static final int TURN = 50;

  private int left = TURN;
  private int lastId = -1;

  @Override
  public void begin() {}

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (running != null && running.id == lastId && --left > 0) {
      return running.slot;
    }
    left = TURN;
    int next = -1;
    int first = 0;
    for (int i = 0; i < count; i++) {
      int id = enabled[i].id;
      if (id < enabled[first].id) {
        first = i;
      }
      if (id > lastId && (next < 0 || id < enabled[next].id)) {
        next = i;
      }
    }
    int chosen = next < 0 ? first : next;
    lastId = enabled[chosen].id;
    return chosen;
  }

  @Override
  public int pick(int bound) {
    return 0;
  }
}
