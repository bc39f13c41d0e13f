package dev.unravel.explore.target;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * The target's System.out or System.err. Printing is one step and takes no lock: the JDK's own
 * stream uses a monitor in one release and a lock in the next, and its bytes are wanted of one
 * execution in a million.
 */
final class TargetOutput extends PrintStream {
  /** More than anybody reads; a target that prints megabytes must not fill the heap. */
  private static final int MOST = 1 << 20;

  private static final byte[] NOTHING = {};

  // A plain array: the JDK's streams are instrumented, and printing must not add to the schedule.
  private byte[] kept = new byte[1 << 10];
  private int size;
  private boolean keep;
  private long left;

  TargetOutput() {
    super(OutputStream.nullOutputStream());
  }

  /** Starts afresh for the next execution. */
  void reset(boolean keepOutput) {
    keep = keepOutput;
    left = 0;
    size = 0;
  }

  /** What was printed, as far as it was kept. */
  byte[] bytes() {
    if (size == 0) {
      return NOTHING;
    }
    byte[] printed = Arrays.copyOf(kept, size);
    if (left == 0) {
      return printed;
    }
    byte[] note = ("\n... " + left + " more bytes left out\n").getBytes(StandardCharsets.UTF_8);
    byte[] all = new byte[printed.length + note.length];
    System.arraycopy(printed, 0, all, 0, printed.length);
    System.arraycopy(note, 0, all, printed.length, note.length);
    return all;
  }

  private void put(String text) {
    if (keep) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      write(bytes, 0, bytes.length);
    }
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    if (!keep) {
      return;
    }
    int room = Math.min(length, MOST - size);
    if (size + room > kept.length) {
      kept = Arrays.copyOf(kept, Math.max(kept.length * 2, size + room));
    }
    System.arraycopy(bytes, from, kept, size, room);
    size += room;
    left += length - room;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public boolean checkError() {
    return false;
  }

  @Override
  public void print(boolean b) {
    put(String.valueOf(b));
  }

  @Override
  public void print(char c) {
    put(String.valueOf(c));
  }

  @Override
  public void print(int i) {
    put(String.valueOf(i));
  }

  @Override
  public void print(long l) {
    put(String.valueOf(l));
  }

  @Override
  public void print(float f) {
    put(String.valueOf(f));
  }

  @Override
  public void print(double d) {
    put(String.valueOf(d));
  }

  @Override
  public void print(char[] s) {
    put(String.valueOf(s));
  }

  @Override
  public void print(String s) {
    put(String.valueOf(s));
  }

  @Override
  public void print(Object o) {
    put(String.valueOf(o));
  }

  @Override
  public void println() {
    put("\n");
  }

  @Override
  public void println(boolean b) {
    put(b + "\n");
  }

  @Override
  public void println(char c) {
    put(c + "\n");
  }

  @Override
  public void println(int i) {
    put(i + "\n");
  }

  @Override
  public void println(long l) {
    put(l + "\n");
  }

  @Override
  public void println(float f) {
    put(f + "\n");
  }

  @Override
  public void println(double d) {
    put(d + "\n");
  }

  @Override
  public void println(char[] s) {
    put(String.valueOf(s) + "\n");
  }

  @Override
  public void println(String s) {
    put(s + "\n");
  }

  @Override
  public void println(Object o) {
    put(String.valueOf(o) + "\n");
  }

  @Override
  public PrintStream format(String format, Object... arguments) {
    put(String.format(format, arguments));
    return this;
  }

  @Override
  public PrintStream format(Locale locale, String format, Object... arguments) {
    put(String.format(locale, format, arguments));
    return this;
  }

  @Override
  public PrintStream printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  @Override
  public PrintStream printf(Locale locale, String format, Object... arguments) {
    return format(locale, format, arguments);
  }

  @Override
  public PrintStream append(CharSequence text) {
    put(String.valueOf(text));
    return this;
  }

  @Override
  public PrintStream append(CharSequence text, int from, int to) {
    put(String.valueOf(text).substring(from, to));
    return this;
  }

  @Override
  public PrintStream append(char c) {
    put(String.valueOf(c));
    return this;
  }
}
