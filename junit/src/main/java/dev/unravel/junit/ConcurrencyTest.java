package dev.unravel.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test method that is to pass under every thread schedule. It is run again and again, each
 * time from its {@code @BeforeEach} to its {@code @AfterEach} methods, until a schedule makes it
 * fail or a limit is reached. A failure is simplified, explained and kept, and tried first the next
 * time.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@TestTemplate
@ExtendWith(ConcurrencyExtension.class)
@Tag("concurrency")
public @interface ConcurrencyTest {

  /** Executions after which the test has passed; 0 for no limit. A proof has to be done by then. */
  long executions() default 10_000;

  /**
   * Seconds after which the test has passed, without the start of the JVM; 0 for no limit. By
   * default 10, and 60 for a proof.
   */
  double seconds() default -1;

  /** How schedules are chosen, as for {@code unravel find --strategy}. */
  String strategy() default "auto";

  /** Where threads may be switched: {@code sync}, {@code races} or {@code memory}. */
  String points() default "races";

  /** Where the random choices start. */
  long seed() default 1;

  /**
   * Runs this schedule and no other: a trace file, or the string that a failure has printed. If the
   * test has changed so much that the schedule no longer fits, all others are tried.
   */
  String replay() default "";

  /**
   * Wants to have it proved that no schedule fails, as {@code unravel prove} does: strategy and
   * points do not matter, and a test that is not proved within its limits fails and says why.
   */
  boolean prove() default false;

  /**
   * Fails also if the test does so only when a thread is held up while the time of another runs
   * out. Otherwise that is printed, with how long that takes, and the test passes.
   */
  boolean failOnTiming() default false;
}
