package dev.unravel.benchmarks.corpus;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The truth about a broken program: what its explanation has to say. The lines that it has to name
 * end with {@code // site} in the source.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Cause {

  /** The patterns that are right, as the explanation calls them. */
  String[] pattern();

  /** What the sentence has to contain, a regular expression. */
  String says() default "";

  /** What no hint may say, since the wrong fix does that: a regular expression. */
  String wrongHint();
}
