package dev.unravel.conformance.bugs;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is wrong with a program, as somebody who has understood it would say. The lines that the
 * explanation has to be about end with {@code // <-}; those that it may be about as well with
 * {@code // <~}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Expected {

  /** What sort of mistake it is; "none" if the schedule has no part in it. */
  String pattern();

  /** Which form of it. */
  String form() default "";

  /** The fields, or classes of locks and other objects, that it is about. */
  String[] about() default {};
}
