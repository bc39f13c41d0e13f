package dev.unravel.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.wire.Message;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void whatATerminalWouldActUponIsEscaped() {
    assertThat(Printable.line("a\033[31mb\nc\u202ed")).isEqualTo("a\\u001b[31mb\\u000ac\\u202ed");
  }

  @Test
  void pathsBelowTheWorkingDirectoryAreRelative() {
    assertThat(Printable.path(Path.of("a/b").toAbsolutePath())).isEqualTo("a/b");
    assertThat(Printable.path(Path.of("a b"))).isEqualTo("'a b'");
  }

  @Test
  void progressIsOneLine() {
    assertThat(ProgressLine.text(new Message.Progress(123_456, 4_000, "", 0)))
        .isEqualTo("finding... 123,456 executions, 30,864/s, 4 s");
  }
}
