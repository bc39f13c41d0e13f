package dev.unravel.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonTest {
  private static final ObjectMapper JUDGE =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  @Test
  void objectsAndArraysNest() {
    String text =
        Json.text(
            json ->
                json.beginObject()
                    .field("a", 1)
                    .name("b")
                    .beginArray()
                    .value(true)
                    .beginObject()
                    .endObject()
                    .beginArray()
                    .endArray()
                    .nullValue()
                    .endArray()
                    .field("c", List.of("x", "y"))
                    .field("d", 0.5)
                    .field("e", Double.NaN)
                    .endObject());
    assertThat(text)
        .isEqualTo("{\"a\":1,\"b\":[true,{},[],null],\"c\":[\"x\",\"y\"],\"d\":0.5,\"e\":null}");
  }

  @Test
  void everyCharacterComesBack() throws IOException {
    for (int c = 0; c <= 0xFFFF; c++) {
      String string = "a" + (char) c + "b";
      String text = Json.text(json -> json.value(string));
      byte[] file = text.getBytes(StandardCharsets.UTF_8);
      assertThat(JUDGE.readTree(new String(file, StandardCharsets.UTF_8)).textValue())
          .isEqualTo(string);
    }
  }

  @Test
  void pairsOfSurrogatesStayAndHalvesAreEscaped() {
    assertThat(Json.text(json -> json.value("\ud83d\ude00\ud83d")))
        .isEqualTo("\"\ud83d\ude00\\ud83d\"");
    assertThat(Json.text(json -> json.value("\ude00"))).isEqualTo("\"\\ude00\"");
  }

  @Test
  void callsThatGiveNoJsonAreRefused() {
    assertRefused(json -> json.name("a"));
    assertRefused(json -> json.beginObject().value(1));
    assertRefused(json -> json.beginObject().name("a").name("b"));
    assertRefused(json -> json.beginObject().name("a").endObject());
    assertRefused(json -> json.beginArray().endObject());
    assertRefused(json -> json.value(1).value(2));
    assertRefused(Json::endArray);
  }

  @Test
  void aTraceAsJsonSaysWhatHappened() throws IOException {
    JsonNode json = JUDGE.readTree(TraceJson.text(SampleTraces.lostUpdate()));
    assertThat(json.at("/outcome/verdict").textValue()).isEqualTo("fail");
    assertThat(json.at("/outcome/signature/kind").textValue()).isEqualTo("assertion");
    assertThat(json.at("/statistics/preemptions").intValue()).isEqualTo(1);
    assertThat(json.at("/schedule/intervals")).hasSize(5);
    assertThat(json.at("/threads/1/name").textValue()).isEqualTo("adder");
    assertThat(json.at("/actions")).hasSize(15);
    assertThat(json.at("/actions/14/clock").intValue()).isEqualTo(15);
    assertThat(json.at("/actions/14/value").textValue()).isEqualTo("1");
    assertThat(json.at("/target/arguments/0").textValue()).isEqualTo("2");
  }

  @Test
  void everySampleIsValidJson() {
    List<Trace> samples =
        List.of(
            new TraceBuilder("\"\\\n\ud800").thread("\0", "\u001b").build(),
            SampleTraces.lostUpdateSoFar().unresolved("because").buildWithoutActions(),
            SampleTraces.deadlock(),
            SampleTraces.fiftyThreads(),
            SampleTraces.longRun());
    assertThat(samples)
        .allSatisfy(trace -> assertThat(JUDGE.readTree(TraceJson.text(trace))).isNotEmpty())
        .allSatisfy(trace -> assertThat(JUDGE.readTree(PerfettoTrace.text(trace))).isNotEmpty());
  }

  @Test
  void aDestinationThatFailsIsTold() {
    Json json = new Json(new FullDisk());
    assertThatThrownBy(() -> json.value(1))
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("disk full");
  }

  private static final class FullDisk implements Appendable {
    @Override
    public Appendable append(CharSequence text) throws IOException {
      throw new IOException("disk full");
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws IOException {
      throw new IOException("disk full");
    }

    @Override
    public Appendable append(char c) throws IOException {
      throw new IOException("disk full");
    }
  }

  private static void assertRefused(Consumer<Json> calls) {
    assertThatThrownBy(() -> Json.text(calls)).isInstanceOf(IllegalStateException.class);
  }
}
