package dev.unravel.runtime.race;

/**
 * An access of a thread to something that others may use, too.
 *
 * @param thread who
 * @param time its own time at it
 * @param writes whether it changed it
 * @param site the instruction
 * @param place where in the target's code that was
 * @param held what locks it held
 * @param shared whether another thread had come to what it accessed before
 */
record Access(
    WatchedThread thread,
    int time,
    boolean writes,
    int site,
    int place,
    HeldLock held,
    boolean shared) {

  static Access of(WatchedThread w, boolean writes, boolean shared) {
    return new Access(w, w.time, writes, w.thread.site, w.place, w.held, shared);
  }

  String word() {
    return writes ? "write" : "read";
  }
}
