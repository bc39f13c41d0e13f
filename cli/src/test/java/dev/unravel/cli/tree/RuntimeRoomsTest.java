package dev.unravel.cli.tree;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of the runtime, and which may know which. */
class RuntimeRoomsTest {
  private static final String RUNTIME = "dev.unravel.runtime";
  private static final Path SOURCES = Path.of("../runtime/src/main/java/dev/unravel/runtime");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(RUNTIME);

  @Test
  void noTwoRoomsKnowEachOther() {
    slices().matching(RUNTIME + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void noRoomKnowsTheDoors() {
    noClasses()
        .that()
        .resideInAPackage(RUNTIME + ".*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(RUNTIME)
        .check(CLASSES);
  }

  @Test
  void theSchedulerKnowsNoRoomButTablesPlacesAndTheJvm() {
    noClasses()
        .that()
        .resideInAPackage(RUNTIME + ".schedule..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            RUNTIME + ".backend..",
            RUNTIME + ".claim..",
            RUNTIME + ".hooks..",
            RUNTIME + ".init..",
            RUNTIME + ".memory..",
            RUNTIME + ".proof..",
            RUNTIME + ".race..",
            RUNTIME + ".record..",
            RUNTIME + ".state..",
            RUNTIME + ".sync..",
            RUNTIME + ".target..",
            RUNTIME + ".values..")
        .check(CLASSES);
  }

  /** So that a room that is new is thought of above. */
  @Test
  void theseAreTheRooms() throws IOException {
    try (Stream<Path> folders = Files.list(SOURCES)) {
      assertThat(folders.filter(Files::isDirectory).map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "backend",
              "claim",
              "hooks",
              "init",
              "jvm",
              "memory",
              "place",
              "proof",
              "race",
              "record",
              "schedule",
              "state",
              "sync",
              "table",
              "target",
              "values");
    }
  }
}
