package dev.unravel.report.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class EditorLinkTest {
  @Test
  void whatMeansSomethingInAnAddressIsEncoded() {
    assertThat(EditorLink.IDEA.upToLine(Path.of("/a b/c&d+e#f/X.java")))
        .isEqualTo("idea://open?file=/a%20b/c%26d%2Be%23f/X.java&line=");
    assertThat(EditorLink.VSCODE.upToLine(Path.of("/a/X.java")))
        .isEqualTo("vscode://file/a/X.java:");
  }
}
