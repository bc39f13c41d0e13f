package dev.unravel.trace.file;

import dev.unravel.trace.Trace;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.UUID;
import java.util.zip.CRC32;

/**
 * Trace files: a header with magic, format version, length and checksum, then the payload. The
 * bytes are described in FORMAT.md of this module.
 *
 * <p>Files come from anywhere: reading one either gives a trace whose indices are all in range or
 * throws {@link TraceFormatException}, and takes memory in proportion to the bytes there really
 * are.
 */
public final class TraceFile {
  /** How the names of trace files end. */
  public static final String EXTENSION = ".unravel";

  /** The format that is written, and the newest that can be read. */
  public static final int FORMAT = 5;

  /** A first byte that no text has, and line ends that a transfer as text would change. */
  private static final byte[] MAGIC = {(byte) 0x89, 'U', 'N', 'R', 'V', '\r', '\n', 0x1A};

  private static final int HEADER = MAGIC.length + 10;

  /** Some fifty million actions: more than a heap of common size holds. */
  private static final int MOST_BYTES = 256 << 20;

  private TraceFile() {}

  /** Reads a trace from a file. */
  public static Trace read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in);
    }
  }

  /** Reads a trace from bytes. */
  public static Trace read(byte[] bytes) throws TraceFormatException {
    try {
      return read(new ByteArrayInputStream(bytes));
    } catch (TraceFormatException e) {
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory does not fail", e);
    }
  }

  /** Reads a trace that is all there is in the stream. Does not close it. */
  public static Trace read(InputStream in) throws IOException {
    byte[] header = in.readNBytes(HEADER);
    checkMagic(header);
    WireReader fields = new WireReader(Arrays.copyOfRange(header, MAGIC.length, HEADER));
    int format = fields.octet() << 8 | fields.octet();
    checkFormat(format);
    int length = fields.fixedInt();
    int checksum = fields.fixedInt();
    if (length < 0 || length > MOST_BYTES) {
      throw WireReader.damaged("claims " + Integer.toUnsignedString(length) + " bytes");
    }
    // Grows as bytes arrive, so that a wrong length alone allocates nothing.
    byte[] payload = in.readNBytes(length);
    if (payload.length < length) {
      throw new TraceFormatException(
          "cut short: " + payload.length + " of " + length + " bytes are there");
    }
    if (in.read() >= 0) {
      throw WireReader.damaged("more bytes follow after the end of the trace");
    }
    if (checksum(payload) != checksum) {
      throw WireReader.damaged("checksum differs");
    }
    return TraceDecoder.trace(payload, format);
  }

  /** The bytes of a trace file. */
  public static byte[] toBytes(Trace trace) {
    byte[] payload = TraceEncoder.payload(trace).toBytes();
    if (payload.length > MOST_BYTES) {
      throw new IllegalArgumentException(
          "the trace is too long to be kept: " + trace.actions().size() + " actions");
    }
    byte[] file = new byte[HEADER + payload.length];
    WireWriter fields =
        new WireWriter()
            .octet(FORMAT >>> 8)
            .octet(FORMAT)
            .fixedInt(payload.length)
            .fixedInt(checksum(payload));
    System.arraycopy(MAGIC, 0, file, 0, MAGIC.length);
    System.arraycopy(fields.toBytes(), 0, file, MAGIC.length, fields.size());
    System.arraycopy(payload, 0, file, HEADER, payload.length);
    return file;
  }

  /** Writes a trace file, all of it or nothing: an older file stays until the new one is whole. */
  public static void write(Trace trace, Path file) throws IOException {
    byte[] bytes = toBytes(trace);
    // Not Files.createTempFile, whose files only their owner may read.
    Path temporary = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
    try {
      Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      move(temporary, file);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void checkMagic(byte[] header) throws TraceFormatException {
    int there = Math.min(header.length, MAGIC.length);
    if (there == 0 || !Arrays.equals(header, 0, there, MAGIC, 0, there)) {
      throw new TraceFormatException("not an Unravel trace");
    }
    if (header.length < HEADER) {
      throw new TraceFormatException("cut short: ends after " + header.length + " bytes");
    }
  }

  private static void checkFormat(int format) throws TraceFormatException {
    if (format > FORMAT) {
      throw new TraceFormatException(
          "written by a newer version (format " + format + ", this is " + FORMAT + ")");
    }
    if (format < 1) {
      throw WireReader.damaged("there is no format " + format);
    }
  }

  private static int checksum(byte[] payload) {
    CRC32 crc = new CRC32();
    crc.update(payload);
    return (int) crc.getValue();
  }
}
