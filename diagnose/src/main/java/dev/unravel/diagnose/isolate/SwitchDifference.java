package dev.unravel.diagnose.isolate;

import java.util.Optional;

/**
 * A switch that comes at another clock, or goes to another thread, in the failing schedule than in
 * the passing one.
 *
 * @param number which switch of the list, from 1
 * @param failing how it is in the failing schedule
 * @param passing how it is in the passing schedule
 * @param flip the actions whose order depends on it, if recorded and found
 */
public record SwitchDifference(int number, Side failing, Side passing, Optional<Flip> flip) {

  /**
   * A switch in one of the schedules.
   *
   * @param clock how many actions come before it
   * @param present whether it is there; if not, the clock is the end of the run
   * @param handover who stops where, and who goes on; absent when the switch is not there
   */
  public record Side(long clock, boolean present, Optional<Handover> handover) {}
}
