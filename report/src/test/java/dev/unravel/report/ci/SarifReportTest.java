package dev.unravel.report.ci;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.unravel.diagnose.explain.Explanation;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SarifReportTest {
  private static final SourcePaths PATHS = SourcePaths.byPackage();

  @Test
  void isValidAgainstTheSchema() throws IOException {
    assertThat(errors(SarifReport.text(SampleExplanations.lostUpdate(), PATHS, "1.0"))).isEmpty();
  }

  @Test
  void isValidWhateverNamesTheTargetHas() throws IOException {
    Explanation hostile = SampleExplanations.lostUpdate("<script>'\"\u202e a:b\n%\ud83d\ude00");
    assertThat(errors(SarifReport.text(hostile, PATHS, "1.0"))).isEmpty();
  }

  /** Code hosts take one run. */
  @Test
  void severalExplanationsAreOneRunAndNoneIsOneToo() throws IOException {
    SarifReport.Told told = new SarifReport.Told(SampleExplanations.lostUpdate(), PATHS);

    String two = SarifReport.text(List.of(told, told), "1.0");
    String none = SarifReport.text(List.of(), "1.0");

    assertThat(errors(two)).isEmpty();
    assertThat(errors(none)).isEmpty();
    JsonNode runs = new ObjectMapper().readTree(two).get("runs");
    assertThat(runs).hasSize(1);
    assertThat(runs.get(0).get("results")).hasSize(2);
    assertThat(runs.at("/0/tool/driver/rules")).hasSize(1);
    assertThat(new ObjectMapper().readTree(none).at("/runs/0/results")).isEmpty();
  }

  @Test
  void theSchemaRefusesWhatIsNoSarif() throws IOException {
    String text = SarifReport.text(SampleExplanations.lostUpdate(), PATHS, "1.0");
    assertThat(errors(text.replace("\"level\":\"error\"", "\"level\":\"bad\""))).isNotEmpty();
  }

  @Test
  void hasAFlowForEachThreadInOrder() throws IOException {
    JsonNode flows = result().at("/codeFlows/0/threadFlows");

    List<String> threads = new ArrayList<>();
    flows.forEach(flow -> threads.add(flow.get("id").asText()));
    assertThat(threads).containsExactly("main", "main.1", "main.2");
    List<Integer> clocks = new ArrayList<>();
    flows.get(1).get("locations").forEach(s -> clocks.add(s.get("executionOrder").asInt()));
    assertThat(clocks).containsExactly(5, 6, 11, 12);
  }

  @Test
  void marksWhatTheVerdictIsAbout() throws IOException {
    JsonNode steps = result().at("/codeFlows/0/threadFlows/1/locations");

    assertThat(steps.get(1).get("importance").asText()).isEqualTo("essential");
    assertThat(steps.get(0).get("importance").asText()).isEqualTo("unimportant");
  }

  @Test
  void isTheSameBugByItsSignature() throws IOException {
    assertThat(result().at("/partialFingerprints/failureSignature~1v1").asText())
        .isEqualTo("assertion: java.lang.AssertionError at LostUpdate.java:11");
  }

  @Test
  void pointsToTheLineOfTheLastAction() throws IOException {
    JsonNode place = result().at("/locations/0/physicalLocation");

    assertThat(place.at("/artifactLocation/uri").asText()).isEqualTo("LostUpdate.java");
    assertThat(place.at("/region/startLine").asInt()).isEqualTo(21);
  }

  private static JsonNode result() throws IOException {
    String text = SarifReport.text(SampleExplanations.lostUpdate(), PATHS, "1.0");
    return new ObjectMapper().readTree(text).at("/runs/0/results/0");
  }

  private static List<Error> errors(String sarif) throws IOException {
    try (InputStream in =
        SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(in);
      return schema.validate(sarif, InputFormat.JSON);
    }
  }
}
