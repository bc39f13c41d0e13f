package dev.unravel.launch.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.FakeSetup;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.Heard;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindTest {
  @TempDir Path folder;

  private final Heard heard = new Heard();

  @Test
  void aFailingTraceIsKeptInTheFolderAndConfirmed() throws IOException {
    SearchResult result = search("Fails", Settings.defaults());

    SearchResult.FoundTrace found = result.found().orElseThrow();
    assertThat(found.divergence()).isEmpty();
    assertThat(found.file()).hasParent(folder).hasFileName("Fails-1.unravel");
    assertThat(TraceFile.read(found.file()).outcome()).isEqualTo(found.trace().outcome());
    assertThat(result.executions()).isEqualTo(20);
  }

  @Test
  void theOutputOfTheFailingRunIsShownOnce() {
    search("Fails", Settings.defaults());

    assertThat(heard.outputs).containsExactly("from the target\n");
  }

  @Test
  void aSecondTraceOfTheSameProgramGetsANameOfItsOwn() {
    search("Fails", Settings.defaults());
    SearchResult second = search("Fails", Settings.defaults());

    assertThat(second.found().orElseThrow().file()).hasFileName("Fails-2.unravel");
  }

  @Test
  void nothingFoundLeavesNoTrace() {
    SearchResult result = search("Passes", Settings.defaults());

    assertThat(result.found()).isEmpty();
    assertThat(result.inconclusive()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatTheWorkerCannotDecideIsInconclusive() {
    assertThat(search("Inconclusive", Settings.defaults()).inconclusive())
        .contains("every execution was cut off");
  }

  @Test
  void isolationGoesUpWhenANewJvmDoesNotRepeatTheFailure() throws IOException {
    SearchResult result = search("NeedsLoader", Settings.defaults());

    assertThat(result.found().orElseThrow().trace().settings().isolation())
        .isEqualTo(Isolation.LOADER);
    assertThat(heard.notes)
        .singleElement()
        .asString()
        .contains("lock Account#1", "a new class loader");
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aFailureThatDidNotRepeatIsToldThoughNothingElseIsFound() throws IOException {
    SearchResult result = search("FailsOnce", Settings.defaults());

    assertThat(result.found()).isEmpty();
    assertThat(result.inconclusive().orElseThrow())
        .contains("did not repeat in a new JVM: ", "its trace is " + folder);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void isolationTheUserChoseIsKeptAndTheDivergenceTold() {
    SearchResult result =
        search("NeedsLoader", Settings.defaults().withIsolation(Isolation.SAME, 0));

    assertThat(result.found().orElseThrow().divergence()).isPresent();
  }

  @Test
  void withANewJvmEachTheSeedsFollowEachOther() {
    SearchResult result =
        search("FailsAtSeedThree", Settings.defaults().withIsolation(Isolation.JVM, 0));

    assertThat(result.executions()).isEqualTo(3);
    assertThat(result.found().orElseThrow().trace().settings().seed()).isEqualTo(3);
  }

  @Test
  void aClassThatDoesNotExistIsAUsageError() {
    assertThatThrownBy(() -> search("NoSuchClass", Settings.defaults()))
        .isInstanceOf(UsageException.class)
        .hasMessage("there is no class NoSuchClass");
  }

  @Test
  void aWorkerThatDiesIsReportedWithItsStatusAndLastLines() {
    assertThatThrownBy(() -> search("Dies", Settings.defaults()))
        .isInstanceOfSatisfying(
            WorkerLostException.class,
            lost -> assertThat(lost.lastLines()).contains("a crash report"))
        .hasMessageContaining("status 7");
  }

  private SearchResult search(String mainClass, Settings settings) {
    SearchRequest request =
        new SearchRequest(
            FakeTraces.target(mainClass), settings, 10, 60_000, 10_000, folder, false);
    return Find.run(FakeSetup.current(), request, heard);
  }
}
