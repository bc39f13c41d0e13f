package dev.unravel.report.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

/** The files that the page about IDEs offers to copy can be read. */
class IdeFilesTest {
  private static final Pattern BLOCK = Pattern.compile("(?s)```(xml|json)\n(.*?)```");
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  @Test
  void everyFileIsWhatItSays() throws Exception {
    List<MatchResult> blocks =
        BLOCK.matcher(Files.readString(Path.of("../docs/ide.md"))).results().toList();
    assertThat(blocks).hasSize(4);
    for (MatchResult block : blocks) {
      byte[] text = block.group(2).getBytes(StandardCharsets.UTF_8);
      if (block.group(1).equals("json")) {
        assertThat(MAPPER.readTree(text).has("version")).isTrue();
      } else {
        var document =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text));
        assertThat(document.getDocumentElement().getAttribute("name"))
            .isEqualTo("ProjectRunConfigurationManager");
      }
    }
  }
}
