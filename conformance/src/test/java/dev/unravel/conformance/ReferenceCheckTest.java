package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Guards the expectations themselves: whatever the plain JVM shows must be among the outcomes a
 * program states. It says nothing about outcomes that are stated and never seen.
 */
@Isolated("it takes System.out for itself")
class ReferenceCheckTest {

  private static final int RUNS = Integer.getInteger("conformance.plainRuns", 50);
  private static final int RUNS_IN_OWN_JVM = 1;
  private static final Duration ENOUGH = Duration.ofMillis(30);

  @TestFactory
  Stream<DynamicTest> thePlainJvmShowsOnlyStatedOutcomes() {
    Jdk running = Jdk.current();
    return Programs.onEveryJdk().stream()
        .filter(program -> !program.weakerOnRealMachines())
        .map(program -> check(program, running, program.ownJvm() || program.mayBeEndless()));
  }

  @TestFactory
  Stream<DynamicTest> thePlainNewestJvmShowsOnlyStatedOutcomes() {
    return InstalledJdks.withFeature(25).stream()
        .flatMap(jdk -> Programs.onlyOn(jdk).stream().map(program -> check(program, jdk, true)));
  }

  @TestFactory
  Stream<DynamicTest> hardProgramsShowOnlyStatedOutcomesOnThePlainJvm() {
    return Programs.hard().stream()
        .filter(program -> !program.weakerOnRealMachines())
        .map(program -> check(program, Jdk.current(), true));
  }

  private static DynamicTest check(Program program, Jdk jdk, boolean ownJvm) {
    return DynamicTest.dynamicTest(
        program.sentence(),
        () -> {
          Set<String> unexpected = ownJvm ? seenInOwnJvm(program, jdk) : seenHere(program);
          unexpected.removeAll(program.outcomes());
          if (program.mayBeEndless()) {
            unexpected.remove(PlainRun.ENDLESS);
          }
          assertThat(unexpected).as("outcomes not stated by %s", program.name()).isEmpty();
        });
  }

  private static Set<String> seenHere(Program program) {
    return seen(RUNS, () -> PlainRun.here(program.classes(), program.name()));
  }

  private static Set<String> seenInOwnJvm(Program program, Jdk jdk) {
    return seen(
        RUNS_IN_OWN_JVM,
        () -> PlainRun.inOwnJvm(jdk, program.classes(), program.name(), program.mayBeEndless()));
  }

  /** Outcomes of one run, and of more while they are quick. */
  private static Set<String> seen(int runs, Supplier<String> run) {
    Set<String> seen = new TreeSet<>();
    long end = System.nanoTime() + ENOUGH.toNanos();
    for (int i = 0; i < runs && (i == 0 || System.nanoTime() < end); i++) {
      String outcome = run.get();
      seen.add(outcome);
      if (outcome.equals(PlainRun.ENDLESS)) {
        break;
      }
    }
    return seen;
  }

  @TestFactory
  Stream<DynamicTest> correctProgramsPassOnThePlainJvm() {
    List<String> ending = List.of("SystemExit", "ShutdownHook");
    Jdk running = Jdk.current();
    return Programs.correct().stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    Program.sentence(name),
                    () -> {
                      boolean ownJvm = ending.stream().anyMatch(name::contains);
                      Supplier<String> run =
                          ownJvm
                              ? () -> PlainRun.inOwnJvm(running, Programs.CLASSES, name, false)
                              : () -> PlainRun.here(Programs.CLASSES, name);
                      assertThat(seen(ownJvm ? RUNS_IN_OWN_JVM : RUNS, run))
                          .noneMatch(outcome -> outcome.startsWith("FAIL"))
                          .doesNotContain(PlainRun.ENDLESS);
                    }));
  }
}
