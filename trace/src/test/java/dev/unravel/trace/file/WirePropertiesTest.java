package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.seeds.Seeds;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Traces;
import java.util.List;
import org.junit.jupiter.api.Test;

class WirePropertiesTest {
  private static final int TRIES = 1_000;

  @Test
  void longsComeBack() {
    Seeds.each(
        TRIES,
        draw -> {
          long value = draw.anyLong();
          WireReader in = written(new WireWriter().varLong(value).zigzag(value));
          assertThat(in.varLong()).isEqualTo(value);
          assertThat(in.zigzag()).isEqualTo(value);
          in.end();
        });
  }

  @Test
  void intsComeBack() {
    Seeds.each(
        TRIES,
        draw -> {
          int value = draw.anyInt();
          int natural = draw.natural();
          WireReader in = written(new WireWriter().zigzag(value).varInt(natural).fixedInt(value));
          assertThat(in.zigzagInt()).isEqualTo(value);
          assertThat(in.varInt()).isEqualTo(natural);
          assertThat(in.fixedInt()).isEqualTo(value);
          in.end();
        });
  }

  @Test
  void listsOfStringsComeBack() {
    Seeds.each(
        TRIES,
        draw -> {
          List<String> values = draw.list(0, 20, () -> Traces.string(draw));
          WireReader in = written(new WireWriter().list(values, WireWriter::string));
          assertThat(in.list(WireReader::string)).isEqualTo(values);
          in.end();
        });
  }

  @Test
  void bytesFlagsAndConstantsComeBack() {
    Seeds.each(
        TRIES,
        draw -> {
          byte[] bytes = draw.bytes(255);
          boolean flag = draw.flag();
          Operation operation = draw.pick(Operation.values());
          WireReader in = written(new WireWriter().bytes(bytes).flag(flag).constant(operation));
          assertThat(in.bytes()).isEqualTo(bytes);
          assertThat(in.flag()).isEqualTo(flag);
          assertThat(in.constant(Operation.class)).isEqualTo(operation);
          in.end();
        });
  }

  @Test
  void anyBytesAreReadOrRefused() {
    Seeds.each(TRIES, draw -> isReadOrRefused(draw.bytes(255)));
  }

  private static void isReadOrRefused(byte[] bytes) {
    List<WireReader.Item<Object>> kinds =
        List.of(
            WireReader::octet,
            WireReader::flag,
            WireReader::fixedInt,
            WireReader::varLong,
            WireReader::varInt,
            WireReader::zigzagInt,
            WireReader::bytes,
            WireReader::string,
            in -> in.constant(FailureKind.class),
            in -> in.list(WireReader::string));
    for (WireReader.Item<Object> kind : kinds) {
      try {
        assertThat(kind.read(new WireReader(bytes))).isNotNull();
      } catch (TraceFormatException refused) {
        assertThat(refused.getMessage()).matches("(cut short|damaged): .*");
      }
    }
  }

  @Test
  void aLengthBeyondTheEndIsRefusedBeforeAnythingIsAllocated() {
    byte[] huge = new WireWriter().varInt(Integer.MAX_VALUE).toBytes();
    assertThatThrownBy(() -> new WireReader(huge).list(WireReader::octet))
        .isInstanceOf(TraceFormatException.class)
        .hasMessage("damaged: 2147483647 entries do not fit into 0 bytes");
    assertThatThrownBy(() -> new WireReader(huge).bytes()).isInstanceOf(TraceFormatException.class);
    assertThatThrownBy(() -> new WireReader(huge).string())
        .isInstanceOf(TraceFormatException.class);
  }

  @Test
  void anItemThatWritesNothingIsRefused() {
    assertThatThrownBy(() -> new WireWriter().list(List.of(1), (out, item) -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void smallNumbersTakeOneByte() {
    assertThat(new WireWriter().varInt(127).size()).isEqualTo(1);
    assertThat(new WireWriter().zigzag(-64).size()).isEqualTo(1);
  }

  private static WireReader written(WireWriter out) {
    return new WireReader(out.toBytes());
  }
}
