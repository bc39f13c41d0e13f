package dev.unravel.diagnose.data;

/** Kinds of mistake that make a program fail under some schedules only. */
public enum Pattern {
  DATA_RACE("data race"),
  ATOMICITY_VIOLATION("atomicity violation"),
  MULTI_VARIABLE_ATOMICITY_VIOLATION("atomicity violation over several variables"),
  ORDER_VIOLATION("order violation"),
  USE_BEFORE_INITIALISATION("use before initialisation"),
  USE_AFTER_CLOSE("use after close"),
  LOCK_ORDER_DEADLOCK("lock-order deadlock"),
  RESOURCE_DEADLOCK("resource deadlock"),
  SELF_DEADLOCK("self deadlock"),
  CLASS_INITIALISATION_DEADLOCK("class-initialisation deadlock"),
  LOST_NOTIFICATION("lost notification"),
  MISDIRECTED_NOTIFICATION("misdirected notification"),
  LIVELOCK("livelock"),
  ABA("ABA"),
  UNVALIDATED_READ("unvalidated read"),
  STRAY_RELEASE("stray release"),
  UNLOCK_WITHOUT_LOCK("unlock without lock"),
  SWALLOWED_INTERRUPT("swallowed interrupt"),
  LATE_REGISTRATION("late registration"),
  WRONG_PARTNER("wrong partner"),
  VALUE_LEFT_BEHIND("value left behind"),
  TIME_ASSUMPTION("wrong assumption on time"),
  /** The failure does not depend on the order of the threads' actions. */
  SEQUENTIAL("no concurrency bug: it fails without any preemption"),
  UNKNOWN("not singled out");

  private final String words;

  Pattern(String words) {
    this.words = words;
  }

  /** How the pattern is called in messages. */
  public String words() {
    return words;
  }
}
