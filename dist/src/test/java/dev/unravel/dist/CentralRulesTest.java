package dev.unravel.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each rule of Maven Central notices what breaks it. */
class CentralRulesTest {
  private static final String PARENT =
      """
      <project><groupId>acme</groupId><artifactId>parent</artifactId><version>1</version>
      <packaging>pom</packaging><name>Acme</name><description>All</description><url>x</url>
      <licenses><license><name>Apache-2.0</name></license></licenses>
      <developers><developer><name>Ann</name></developer></developers>
      <scm><url>y</url></scm></project>
      """;

  private static final String CHILD =
      """
      <project><parent><groupId>acme</groupId><artifactId>parent</artifactId><version>1</version>
      </parent><artifactId>tool</artifactId><name>Tool</name><description>One</description>
      </project>
      """;

  @TempDir Path repository;

  @BeforeEach
  void aGoodRepository() throws IOException {
    put("parent", "parent-1.pom", PARENT);
    put("tool", "tool-1.pom", CHILD);
    put("tool", "tool-1.jar", "");
    put("tool", "tool-1-sources.jar", "");
    put("tool", "tool-1-javadoc.jar", "");
  }

  @Test
  void aGoodRepositoryBreaksNone() throws Exception {
    assertThat(broken()).isEmpty();
  }

  @Test
  void aMissingJarOfSourcesIsNoticed() throws Exception {
    Files.delete(repository.resolve("acme/tool/1/tool-1-sources.jar"));
    assertThat(broken()).containsExactly("tool-1-sources.jar is missing");
  }

  @Test
  void aMissingSignatureIsNoticedUnlessThereWasNoKey() throws Exception {
    Files.delete(repository.resolve("acme/tool/1/tool-1.jar.asc"));
    assertThat(broken()).containsExactly("tool-1.jar.asc is missing");
    assertThat(new CentralRules(repository, false).broken()).isEmpty();
  }

  @Test
  void aPomWithoutDescriptionIsNoticedThoughItsParentHasOne() throws Exception {
    put("tool", "tool-1.pom", CHILD.replace("<description>One</description>", ""));
    assertThat(broken()).containsExactly("tool-1.pom: no <description>");
  }

  @Test
  void missingDevelopersAreNoticedInTheParentAndBelow() throws Exception {
    put("parent", "parent-1.pom", PARENT.replaceAll("<developers>.*</developers>", ""));
    assertThat(broken())
        .containsExactly(
            "parent-1.pom: no <developers><developer>", "tool-1.pom: no <developers><developer>");
  }

  @Test
  void aSnapshotIsNoticed() throws Exception {
    put("parent", "parent-1.pom", PARENT.replace("<version>1<", "<version>1-SNAPSHOT<"));
    assertThat(broken()).contains("parent-1.pom: a snapshot is no release");
  }

  private List<String> broken() throws Exception {
    return new CentralRules(repository, true).broken();
  }

  private void put(String artifact, String file, String text) throws IOException {
    Path folder = Files.createDirectories(repository.resolve("acme/" + artifact + "/1"));
    Files.writeString(folder.resolve(file), text);
    for (String suffix : List.of(".md5", ".sha1", ".asc")) {
      Files.writeString(folder.resolve(file + suffix), "");
    }
  }
}
