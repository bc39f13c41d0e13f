package dev.unravel.junit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start here. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.unravel.junit");

  @Test
  void theExtensionKnowsTheControllerAndJUnitOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "dev.unravel.junit..",
                "dev.unravel.launch..",
                "dev.unravel.report..",
                "dev.unravel.diagnose..",
                "dev.unravel.step..",
                "dev.unravel.wire..",
                "dev.unravel.trace..",
                "org.junit.jupiter.api..",
                "org.junit.platform.commons..",
                "java.."))
        .check(CLASSES);
  }

  @Test
  void whatUsersNameShowsThemNothingElseOfOurs() {
    noClasses()
        .that()
        .haveNameMatching("dev\\.unravel\\.junit\\.(ConcurrencyTest|Unravel|Body|CheckResult)")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.unravel..")
                .and(
                    com.tngtech.archunit.base.DescribedPredicate.not(
                        resideInAPackage("dev.unravel.junit"))))
        .check(CLASSES);
  }
}
