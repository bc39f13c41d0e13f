package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.seeds.Seeds;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.Traces;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class TraceFilePropertiesTest {
  private static final int HEADER = 18;

  @Test
  void whatIsWrittenIsRead() {
    Seeds.each(
        1_000,
        draw -> {
          Trace trace = Traces.any(draw);
          assertSame(trace, TraceFile.read(TraceFile.toBytes(trace)));
        });
  }

  @Test
  void everyTruncationIsNoticed() {
    Seeds.each(
        100,
        draw -> {
          byte[] bytes = TraceFile.toBytes(Traces.any(draw));
          for (int length = 0; length < bytes.length; length++) {
            assertRefused(Arrays.copyOf(bytes, length));
          }
        });
  }

  @Test
  void everyFlippedBitIsNoticed() {
    Seeds.each(
        50,
        draw -> {
          byte[] bytes = TraceFile.toBytes(Traces.any(draw));
          for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertRefused(flipped);
          }
        });
  }

  @Test
  void bytesThatAreNoTraceAreRefused() {
    Seeds.each(1_000, draw -> assertRefused(draw.bytes(60)));
  }

  @Test
  void aPayloadOfAnyBytesGivesATraceOrIsRefused() {
    Seeds.each(1_000, draw -> assertReadOrRefused(sealed(draw.bytes(60))));
  }

  /** A forger can make the checksum right, so the checks behind it must hold by themselves. */
  @Test
  void aChangedByteUnderARightChecksumGivesATraceOrIsRefused() {
    Seeds.each(
        50,
        draw -> {
          byte[] file = TraceFile.toBytes(Traces.any(draw));
          byte other = (byte) draw.anyInt();
          byte[] payload = Arrays.copyOfRange(file, HEADER, file.length);
          for (int i = 0; i < payload.length; i++) {
            byte[] forged = payload.clone();
            forged[i] = other;
            assertReadOrRefused(sealed(forged));
            assertReadOrRefused(sealed(Arrays.copyOf(payload, i)));
          }
        });
  }

  private static byte[] sealed(byte[] payload) {
    CRC32 crc = new CRC32();
    crc.update(payload);
    byte[] header = Arrays.copyOf(TraceFile.toBytes(Traces.empty()), 10);
    WireWriter fields = new WireWriter().fixedInt(payload.length).fixedInt((int) crc.getValue());
    byte[] file = Arrays.copyOf(header, HEADER + payload.length);
    System.arraycopy(fields.toBytes(), 0, file, 10, 8);
    System.arraycopy(payload, 0, file, HEADER, payload.length);
    return file;
  }

  private static void assertReadOrRefused(byte[] file) {
    try {
      Trace trace = TraceFile.read(file);
      assertSame(trace, TraceFile.read(TraceFile.toBytes(trace)));
    } catch (TraceFormatException refused) {
      assertOneLine(refused);
    }
  }

  private static void assertRefused(byte[] file) {
    assertThatThrownBy(() -> TraceFile.read(file))
        .isInstanceOfSatisfying(TraceFormatException.class, TraceFilePropertiesTest::assertOneLine);
  }

  private static void assertOneLine(TraceFormatException refused) {
    assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n").hasSizeLessThan(100);
  }

  /** Not equals: two targets with equal arrays as standard input are not equal. */
  private static void assertSame(Trace expected, Trace actual) {
    assertThat(actual.target().standardInput()).isEqualTo(expected.target().standardInput());
    assertThat(withoutInput(actual)).isEqualTo(withoutInput(expected));
    assertThat(actual.recording()).usingRecursiveComparison().isEqualTo(expected.recording());
  }

  private static Object withoutInput(Trace trace) {
    Target target = trace.target();
    return Arrays.asList(
        target.classPath(),
        target.mainClass(),
        target.arguments(),
        target.jvmOptions(),
        trace.jdk(),
        trace.settings(),
        trace.schedule(),
        trace.preemptions(),
        trace.outcome(),
        trace.threads(),
        trace.locations(),
        trace.objects(),
        trace.actions());
  }
}
