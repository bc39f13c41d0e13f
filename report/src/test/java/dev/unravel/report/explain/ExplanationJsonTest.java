package dev.unravel.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.unravel.report.Json;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ExplanationJsonTest {

  @Test
  void anybodyCanReadIt() throws IOException {
    String hostile = "\"</script>\u001b";
    String text =
        Json.text(
            json -> {
              json.beginObject();
              ExplanationJson.write(Explanations.lostUpdate("one", hostile), json);
              json.endObject();
            });

    JsonNode read = new ObjectMapper().readTree(text);

    assertThat(read.get("pattern").asText()).isEqualTo("atomicity_violation");
    assertThat(read.get("form").asText()).isEqualTo("read-write-write");
    assertThat(read.get("evidence")).hasSize(3);
    assertThat(read.at("/evidence/1/thread").asText()).isEqualTo("main.2 \"two\"");
    assertThat(read.at("/checks/0/passes").asBoolean()).isTrue();
    assertThat(read.at("/histories/0/badClock").asInt()).isEqualTo(4);
    assertThat(read.at("/histories/0/actions/2/value").asText()).isEqualTo(hostile);
    assertThat(read.get("hash").asText()).hasSize(16);
  }
}
