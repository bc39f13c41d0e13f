package dev.unravel.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class WirePropertiesTest {
  @Provide
  Arbitrary<String> strings() {
    return Traces.strings();
  }

  @Property
  void longsComeBack(@ForAll long value) throws TraceFormatException {
    WireReader in = written(new WireWriter().varLong(value).zigzag(value));
    assertThat(in.varLong()).isEqualTo(value);
    assertThat(in.zigzag()).isEqualTo(value);
    in.end();
  }

  @Property
  void intsComeBack(@ForAll int value, @ForAll @IntRange(min = 0) int natural)
      throws TraceFormatException {
    WireReader in = written(new WireWriter().zigzag(value).varInt(natural).fixedInt(value));
    assertThat(in.zigzagInt()).isEqualTo(value);
    assertThat(in.varInt()).isEqualTo(natural);
    assertThat(in.fixedInt()).isEqualTo(value);
    in.end();
  }

  @Property
  void listsOfStringsComeBack(@ForAll List<@From("strings") String> values)
      throws TraceFormatException {
    WireReader in = written(new WireWriter().list(values, WireWriter::string));
    assertThat(in.list(WireReader::string)).isEqualTo(values);
    in.end();
  }

  @Property
  void bytesFlagsAndConstantsComeBack(
      @ForAll byte[] bytes, @ForAll boolean flag, @ForAll Operation operation)
      throws TraceFormatException {
    WireReader in = written(new WireWriter().bytes(bytes).flag(flag).constant(operation));
    assertThat(in.bytes()).isEqualTo(bytes);
    assertThat(in.flag()).isEqualTo(flag);
    assertThat(in.constant(Operation.class)).isEqualTo(operation);
    in.end();
  }

  @Property
  void anyBytesAreReadOrRefused(@ForAll byte[] bytes) {
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

  @Example
  void aLengthBeyondTheEndIsRefusedBeforeAnythingIsAllocated() {
    byte[] huge = new WireWriter().varInt(Integer.MAX_VALUE).toBytes();
    assertThatThrownBy(() -> new WireReader(huge).list(WireReader::octet))
        .isInstanceOf(TraceFormatException.class)
        .hasMessage("damaged: 2147483647 entries do not fit into 0 bytes");
    assertThatThrownBy(() -> new WireReader(huge).bytes()).isInstanceOf(TraceFormatException.class);
    assertThatThrownBy(() -> new WireReader(huge).string())
        .isInstanceOf(TraceFormatException.class);
  }

  @Example
  void anItemThatWritesNothingIsRefused() {
    assertThatThrownBy(() -> new WireWriter().list(List.of(1), (out, item) -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Example
  void smallNumbersTakeOneByte() {
    assertThat(new WireWriter().varInt(127).size()).isEqualTo(1);
    assertThat(new WireWriter().zigzag(-64).size()).isEqualTo(1);
  }

  private static WireReader written(WireWriter out) {
    return new WireReader(out.toBytes());
  }
}
