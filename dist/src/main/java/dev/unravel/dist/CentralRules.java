package dev.unravel.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Demands of Maven Central on a repository that is uploaded to it: in each POM a name, a
 * description, an address, licences, developers and where the source is; beside each jar its
 * sources and its documentation; checksums of every file, and signatures; and no snapshots.
 *
 * @param repository the folder that {@code mvn deploy} wrote
 * @param signed whether signatures have to be there
 */
record CentralRules(Path repository, boolean signed) {
  private static final List<String> ELEMENTS =
      List.of("groupId", "artifactId", "version", "name", "description", "url");

  private static final Set<String> NO_JAR = Set.of("pom");

  /**
   * Takes the folder, and {@code --unsigned} if there was no key. Exits with 1 if a rule is broken.
   */
  public static void main(String[] args) throws Exception {
    boolean signed = !List.of(args).contains("--unsigned");
    CentralRules rules = new CentralRules(Path.of(args[0]), signed);
    List<String> broken = rules.broken();
    broken.forEach(System.out::println);
    System.out.println(rules.poms().size() + " artifacts, " + broken.size() + " broken rules");
    System.exit(broken.isEmpty() && !rules.poms().isEmpty() ? 0 : 1);
  }

  /** Each broken rule in a line, with the file that breaks it. */
  List<String> broken() throws IOException, ParserConfigurationException, SAXException {
    List<String> broken = new ArrayList<>();
    for (Path pom : poms()) {
      look(pom, broken);
    }
    return broken;
  }

  private List<Path> poms() throws IOException {
    try (Stream<Path> files = Files.walk(repository)) {
      return files.filter(file -> file.toString().endsWith(".pom")).sorted().toList();
    }
  }

  private void look(Path pom, List<String> broken)
      throws IOException, ParserConfigurationException, SAXException {
    Element project =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(pom.toFile())
            .getDocumentElement();
    Path folder = pom.getParent();
    String name = pom.getFileName().toString();
    for (String element : ELEMENTS) {
      if (inherited(project, element).isEmpty()) {
        broken.add(name + ": no <" + element + ">");
      }
    }
    for (String path : List.of("licenses/license", "developers/developer", "scm/url")) {
      if (inherited(project, path).isEmpty()) {
        broken.add(name + ": no <" + path.replace("/", "><") + ">");
      }
    }
    if (inherited(project, "version").endsWith("-SNAPSHOT")) {
      broken.add(name + ": a snapshot is no release");
    }
    String base = name.substring(0, name.length() - ".pom".length());
    List<String> files = new ArrayList<>(List.of(name));
    if (!NO_JAR.contains(text(project, "packaging"))) {
      files.addAll(List.of(base + ".jar", base + "-sources.jar", base + "-javadoc.jar"));
    }
    for (String file : files) {
      exists(folder.resolve(file), broken);
      for (String sum : List.of(".md5", ".sha1")) {
        exists(folder.resolve(file + sum), broken);
      }
      if (signed) {
        exists(folder.resolve(file + ".asc"), broken);
      }
    }
  }

  private static void exists(Path file, List<String> broken) {
    if (!Files.isRegularFile(file)) {
      broken.add(file.getFileName() + " is missing");
    }
  }

  /** What the POM says, or the POM that it inherits from, if that was uploaded too. */
  private String inherited(Element project, String path)
      throws IOException, ParserConfigurationException, SAXException {
    String own = text(project, path);
    if (!own.isEmpty() || text(project, "parent/artifactId").isEmpty()) {
      return own;
    }
    // These are nobody's but the project's own.
    if (Set.of("artifactId", "name", "description").contains(path)) {
      return own;
    }
    String artifact = text(project, "parent/artifactId");
    String version = text(project, "parent/version");
    Path parent =
        repository
            .resolve(text(project, "parent/groupId").replace('.', '/'))
            .resolve(artifact)
            .resolve(version)
            .resolve(artifact + "-" + version + ".pom");
    if (Files.notExists(parent)) {
      return "";
    }
    Element above =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(parent.toFile())
            .getDocumentElement();
    return inherited(above, path);
  }

  /** The text of an element below, "" if there is none. */
  private static String text(Element from, String path) {
    Element at = from;
    for (String step : path.split("/")) {
      Element next = null;
      for (Node child = at.getFirstChild(); child != null; child = child.getNextSibling()) {
        if (child instanceof Element element && element.getTagName().equals(step)) {
          next = element;
          break;
        }
      }
      if (next == null) {
        return "";
      }
      at = next;
    }
    return at.getTextContent().strip();
  }
}
