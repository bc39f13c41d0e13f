package dev.unravel.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TraceFilePropertiesTest {
  private static final int HEADER = 18;

  @Provide
  Arbitrary<Trace> traces() {
    return Traces.any();
  }

  @Provide
  Arbitrary<byte[]> someBytes() {
    return Arbitraries.bytes().array(byte[].class).ofMaxSize(60);
  }

  @Property
  void whatIsWrittenIsRead(@ForAll("traces") Trace trace) throws IOException {
    assertSame(trace, TraceFile.read(TraceFile.toBytes(trace)));
  }

  @Property(tries = 100)
  void everyTruncationIsNoticed(@ForAll("traces") Trace trace) {
    byte[] bytes = TraceFile.toBytes(trace);
    for (int length = 0; length < bytes.length; length++) {
      assertRefused(Arrays.copyOf(bytes, length));
    }
  }

  @Property(tries = 50)
  void everyFlippedBitIsNoticed(@ForAll("traces") Trace trace) {
    byte[] bytes = TraceFile.toBytes(trace);
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertRefused(flipped);
    }
  }

  @Property
  void bytesThatAreNoTraceAreRefused(@ForAll("someBytes") byte[] bytes) {
    assertRefused(bytes);
  }

  @Property
  void aPayloadOfAnyBytesGivesATraceOrIsRefused(@ForAll("someBytes") byte[] payload) {
    assertReadOrRefused(sealed(payload));
  }

  /** A forger can make the checksum right, so the checks behind it must hold by themselves. */
  @Property(tries = 50)
  void aChangedByteUnderARightChecksumGivesATraceOrIsRefused(
      @ForAll("traces") Trace trace, @ForAll byte other) {
    byte[] file = TraceFile.toBytes(trace);
    byte[] payload = Arrays.copyOfRange(file, HEADER, file.length);
    for (int i = 0; i < payload.length; i++) {
      byte[] forged = payload.clone();
      forged[i] = other;
      assertReadOrRefused(sealed(forged));
      assertReadOrRefused(sealed(Arrays.copyOf(payload, i)));
    }
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
    } catch (IOException e) {
      throw new AssertionError(e);
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
