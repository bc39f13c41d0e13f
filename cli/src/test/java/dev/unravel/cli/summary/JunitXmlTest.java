package dev.unravel.cli.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.report.TestTable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JunitXmlTest {
  @Test
  void whatIsNoSuccessIsNoneForTheHostEither() {
    String xml =
        JunitXml.text(
            List.of(
                row("a.B#x", "a \"class\" <C>\u0000", "inconclusive"), row("a.B#y", "", "error")));

    assertThat(xml)
        .contains("tests=\"2\" failures=\"0\" errors=\"2\" skipped=\"0\"")
        .contains("<testcase classname=\"a.B\" name=\"x\" time=\"0.000\">")
        .contains("<error message=\"a &quot;class&quot; &lt;C&gt;?\"/>");
  }

  @Test
  void aTestThatIsDisabledIsSkipped() {
    assertThat(JunitXml.text(List.of(row("a.B#x", "not today", "not run"))))
        .contains("skipped=\"1\"")
        .contains("<skipped message=\"not today\"/>");
  }

  private static TestTable.Row row(String name, String problem, String verdict) {
    return new TestTable.Row(name, Optional.empty(), problem, verdict, "");
  }
}
