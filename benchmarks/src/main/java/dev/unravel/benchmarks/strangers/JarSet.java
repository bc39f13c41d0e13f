package dev.unravel.benchmarks.strangers;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Published jars that belong together: tests, what they test, and what both need. Only their
 * coordinates are kept here; Maven fetches them.
 *
 * @param name what the set is called
 * @param coordinates group, artifact, version and perhaps classifier of each, with colons
 */
public record JarSet(String name, List<String> coordinates) {
  private static final Path FOLDER = Path.of("benchmarks", "target", "strangers").toAbsolutePath();

  /** All sets, by name. */
  public static Map<String, JarSet> all() {
    Map<String, List<String>> found = new LinkedHashMap<>();
    for (String line : lines("jars.txt")) {
      String[] words = line.split(" ");
      found.computeIfAbsent(words[0], name -> new ArrayList<>()).add(words[1]);
    }
    Map<String, JarSet> sets = new LinkedHashMap<>();
    found.forEach((name, coordinates) -> sets.put(name, new JarSet(name, coordinates)));
    return sets;
  }

  /** The lines of a list, without comments. */
  static List<String> lines(String list) {
    try (InputStream in = JarSet.class.getResourceAsStream(list)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The class path, after Maven has fetched what is missing. */
  public List<String> classPath() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(FOLDER.resolve(name));
    Path list = folder.resolve("class-path");
    Path pom = folder.resolve("pom.xml");
    String text = pom();
    if (!Files.exists(list) || !Files.exists(pom) || !Files.readString(pom).equals(text)) {
      Files.writeString(pom, text);
      Process maven =
          new ProcessBuilder(
                  "mvn",
                  "-q",
                  "-B",
                  "-f",
                  pom.toString(),
                  "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath",
                  "-Dmdep.outputFile=" + list)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      if (maven.waitFor() != 0) {
        throw new IOException("Maven cannot fetch the jars of " + name);
      }
    }
    return List.of(Files.readString(list).strip().split(File.pathSeparator));
  }

  /** The jar with the tests: the first that is classified so. */
  public String testJar(List<String> classPath) {
    String[] parts =
        coordinates.stream()
            .map(each -> each.split(":"))
            .filter(each -> each.length > 3)
            .findFirst()
            .orElseThrow();
    String file = parts[1] + "-" + parts[2] + "-" + parts[3] + ".jar";
    return classPath.stream().filter(jar -> jar.endsWith(file)).findFirst().orElseThrow();
  }

  private String pom() {
    StringBuilder pom = new StringBuilder();
    pom.append("<project xmlns='http://maven.apache.org/POM/4.0.0'>");
    pom.append("<modelVersion>4.0.0</modelVersion><groupId>strangers</groupId><artifactId>");
    pom.append(name).append("</artifactId><version>1</version><dependencies>\n");
    for (String each : coordinates) {
      String[] parts = each.split(":");
      pom.append("<dependency><groupId>").append(parts[0]).append("</groupId><artifactId>");
      pom.append(parts[1]).append("</artifactId><version>").append(parts[2]).append("</version>");
      if (parts.length > 3) {
        pom.append("<classifier>").append(parts[3]).append("</classifier>");
      }
      pom.append("</dependency>\n");
    }
    return pom.append("</dependencies></project>\n").toString();
  }
}
