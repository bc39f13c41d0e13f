/**
 * Small programs that show whether the engine models Java's primitives rightly.
 *
 * <p>Each class below {@code programs} states with {@link dev.unravel.conformance.Outcomes} every
 * outcome it has over all schedules: a missing one means that the engine cannot reach a behaviour
 * Java has, an unexpected one that it shows a behaviour Java does not have. Each class below {@code
 * correct} has no bug and must pass in every schedule; what some of them print must be the same
 * whenever the schedule is the same.
 *
 * <p>To add a program, write a class with a {@code main} of few shared operations that prints one
 * line, annotate it, and run the tests: they find it by walking the class files. Sources that need
 * a newer JDK than the rest go below {@code src/main/java25}; the tests compile them with the
 * compiler of that JDK.
 */
package dev.unravel.conformance;
