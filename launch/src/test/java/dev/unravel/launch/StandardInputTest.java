package dev.unravel.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import org.junit.jupiter.api.Test;

class StandardInputTest {
  private static final long A_MOMENT = 50;

  @Test
  void whatIsPipedInIsReadToItsEnd() {
    byte[] bytes = new byte[300_000];
    bytes[299_999] = 7;
    assertThat(StandardInput.read(new ByteArrayInputStream(bytes), A_MOMENT)).isEqualTo(bytes);
  }

  @Test
  void anIdlePipeIsNotWaitedFor() throws IOException {
    try (PipedOutputStream silent = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(silent)) {
      assertThat(StandardInput.read(in, Long.MAX_VALUE)).isEmpty();
    }
  }

  @Test
  void aWriterThatFallsSilentIsNotWaitedForLong() throws IOException {
    try (PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out)) {
      out.write(new byte[] {1, 2, 3});
      assertThat(StandardInput.read(in, A_MOMENT)).containsExactly(1, 2, 3);
    }
  }

  @Test
  void aClosedStandardInputIsEmpty() {
    InputStream closed =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("closed");
          }

          @Override
          public int available() throws IOException {
            throw new IOException("closed");
          }
        };
    assertThat(StandardInput.read(closed, A_MOMENT)).isEmpty();
  }

  @Test
  void tooMuchIsAUsageError() {
    InputStream endless = new ByteArrayInputStream(new byte[StandardInput.LIMIT + 1]);
    assertThatThrownBy(() -> StandardInput.read(endless, 10_000))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("16 MB");
  }
}
