package dev.unravel.cli.tree;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.unravel.explore.strategy.Strategies;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md. */
class ArchitectureTest {
  private static final String[] JDK = {
    "java..", "javax.management..", "jdk.internal.misc..", "jdk.internal.vm..", "sun.misc..",
  };

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("dev.unravel");

  @Test
  void theRulesSeeEveryModule() {
    for (String module :
        List.of(
            "api",
            "trace",
            "wire",
            "runtime",
            "agent",
            "explore",
            "diagnose",
            "prove",
            "report",
            "step",
            "launch")) {
      assertThat(
              CLASSES.stream().filter(c -> c.getPackageName().startsWith("dev.unravel." + module)))
          .as(module)
          .isNotEmpty();
    }
  }

  @Test
  void apiUsesTheJdkOnly() {
    onlyUses("dev.unravel.api..");
  }

  @Test
  void traceUsesTheJdkOnly() {
    onlyUses("dev.unravel.trace..");
  }

  @Test
  void runtimeUsesTheJdkAndTraceOnly() {
    onlyUses("dev.unravel.runtime..", "dev.unravel.trace..");
  }

  @Test
  void agentUsesApiRuntimeTraceAndAsmOnly() {
    onlyUses(
        "dev.unravel.agent..",
        "dev.unravel.api..",
        "dev.unravel.runtime..",
        "dev.unravel.trace..",
        "org.objectweb.asm..");
  }

  @Test
  void breakpointsAreWovenWithoutTheRuntime() {
    onlyUses(
        "dev.unravel.agent.breakpoints..",
        "dev.unravel.agent.code..",
        "dev.unravel.api..",
        "org.objectweb.asm..");
  }

  @Test
  void wireUsesTraceOnly() {
    onlyUses("dev.unravel.wire..", "dev.unravel.trace..");
  }

  @Test
  void exploreUsesRuntimeWireAndTraceOnly() {
    onlyUses(
        "dev.unravel.explore..",
        "dev.unravel.runtime..",
        "dev.unravel.wire..",
        "dev.unravel.trace..");
  }

  @Test
  void diagnoseUsesTraceAndTheWireFormatOnly() {
    onlyUses("dev.unravel.diagnose..", "dev.unravel.trace..", "dev.unravel.wire..");
  }

  @Test
  void proveUsesTraceOnlyAndZ3WhereItSaysSo() {
    onlyUses("dev.unravel.prove..", "dev.unravel.trace..", "com.microsoft.z3..");
    noClasses()
        .that()
        .haveSimpleNameNotStartingWith("Z3")
        .and()
        .doNotHaveSimpleName("Deciders")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.microsoft.z3..")
        .check(CLASSES);
  }

  /** It knows nothing of threads and paths, so that it can be tested without. */
  @Test
  void theSolverUsesTheJdkOnly() {
    onlyUses("dev.unravel.prove.solve..");
  }

  @Test
  void reportUsesTraceAndDiagnoseOnly() {
    onlyUses("dev.unravel.report..", "dev.unravel.trace..", "dev.unravel.diagnose..");
  }

  @Test
  void stepUsesTraceAndTheDebuggerInterfaceOnly() {
    onlyUses("dev.unravel.step..", "dev.unravel.trace..", "com.sun.jdi..");
  }

  @Test
  void theControllerKnowsTheWorkerByItsMessagesAndStrategiesByTheirNames() {
    noClasses()
        .that(
            resideInAnyPackage(
                "dev.unravel.launch..",
                "dev.unravel.cli..",
                "dev.unravel.diagnose..",
                "dev.unravel.prove..",
                "dev.unravel.report..",
                "dev.unravel.step.."))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("dev.unravel.runtime..", "dev.unravel.agent..")
                .or(resideInAPackage("dev.unravel.explore..").and(not(type(Strategies.class)))))
        .check(CLASSES);
  }

  @Test
  void theControllerLoadsNoClassOfTheTarget() {
    noClasses()
        .that(
            resideInAnyPackage(
                "dev.unravel.launch..",
                "dev.unravel.cli..",
                "dev.unravel.report..",
                "dev.unravel.step.."))
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ClassLoader.class)
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(CLASSES);
  }

  @Test
  void nothingUsesJavaSerialisation() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.Object(In|Out)putStream")
        .check(CLASSES);
  }

  @Test
  void noPackagesUseEachOther() {
    slices().matching("dev.unravel.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void aCommandKnowsNotWhoRunsIt() {
    noClasses()
        .that(resideInAPackage("dev.unravel.cli.*.."))
        .should()
        .dependOnClassesThat(resideInAPackage("dev.unravel.cli"))
        .check(CLASSES);
  }

  private static void onlyUses(String module, String... others) {
    noClasses()
        .that(resideInAPackage(module))
        .should()
        .dependOnClassesThat(
            not(resideInAPackage(module))
                .and(not(resideInAnyPackage(others)))
                .and(not(resideInAnyPackage(JDK))))
        .check(CLASSES);
  }
}
