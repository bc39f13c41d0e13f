package dev.unravel.conformance;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All outcomes a program has, no more and no less, over every schedule under sequential
 * consistency.
 *
 * <p>An outcome is the line the program prints, or {@code FAIL kind} when it fails, where kind is
 * one of exception, assertion, deadlock, lost-notification, livelock, exit, hang.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Outcomes {
  /** The set of outcomes. */
  String[] value();

  /** The lowest feature version of the JDK the program runs on. */
  int jdk() default 17;

  /**
   * Whether the program ends the JVM, adds a shutdown hook or leaves threads behind, so that a
   * plain run needs a JVM of its own.
   */
  boolean ownJvm() default false;

  /**
   * Whether a real machine may show further outcomes, because the program has data races whose
   * effects sequential consistency rules out, or because we call a failure what a JVM survives.
   */
  boolean weakerOnRealMachines() default false;

  /**
   * Whether a search without any reduction needs more than some 20,000 executions when every memory
   * access is a point.
   */
  boolean large() default false;
}
