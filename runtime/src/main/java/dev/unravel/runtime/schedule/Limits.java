package dev.unravel.runtime.schedule;

import java.util.List;

/**
 * The bounds of an execution.
 *
 * @param timeOrigin wall-clock time at the start, in milliseconds
 * @param patienceNanos a timeout of this or more passes only when nothing else can act
 * @param spuriousWakeUps whether a wait may return by itself
 * @param maxActions actions after which scheduling becomes fair; after twice as many it ends
 * @param racesOnly whether plain accesses are choices only where threads were seen to race
 * @param searches whether there is no schedule to follow, which could ask for a switch anywhere
 * @param failOnRace whether the first data race is a failure
 * @param inputSeed seed of every random number the target draws
 * @param shared the kinds of JDK objects that count as shared, see {@code SharedKinds}
 * @param learnsShared whether what this execution shows to be shared, and what others before have
 *     shown, is in effect in the next
 */
public record Limits(
    long timeOrigin,
    long patienceNanos,
    boolean spuriousWakeUps,
    long maxActions,
    boolean racesOnly,
    boolean searches,
    boolean failOnRace,
    long inputSeed,
    List<Long> shared,
    boolean learnsShared) {}
