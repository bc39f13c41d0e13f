package dev.unravel.trace.file;

import java.io.IOException;
import java.io.Serial;

/**
 * Bytes that are no trace, or no message, that this version can read. The message is one line for
 * users.
 *
 * <p>It is an {@link IOException} because to whoever opens a file, a file that cannot be read and a
 * file that makes no sense are the same mishap.
 */
public final class TraceFormatException extends IOException {
  @Serial private static final long serialVersionUID = 1;

  /** With one line for users. */
  public TraceFormatException(String message) {
    super(message);
  }
}
