package dev.unravel.dist.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The documentation as a folder of pages that any server, or none, can show: each with the list of
 * all pages and a field to search them. The folder has the shape of the source tree, so that links
 * between pages stay what they are but for their ending. Takes the root of the source tree and the
 * folder.
 */
public final class DocumentationSite {
  private static final String START = "README.md";
  private static final String CONTENTS = "docs/README.md";

  private final Path root;
  private final Path out;

  /** The pages by their paths below the root, in the order in which they are listed. */
  private final Map<String, List<String>> pages = new LinkedHashMap<>();

  private DocumentationSite(Path root, Path out) {
    this.root = root;
    this.out = out;
  }

  public static void main(String[] arguments) throws IOException {
    new DocumentationSite(Path.of(arguments[0]), Path.of(arguments[1])).write();
  }

  private void write() throws IOException {
    for (String name : List.of(START, CONTENTS)) {
      pages.put(name, Files.readAllLines(root.resolve(name)));
    }
    for (String folder : List.of("docs", "docs/design")) {
      try (Stream<Path> files = Files.list(root.resolve(folder))) {
        for (Path file : files.filter(it -> it.toString().endsWith(".md")).sorted().toList()) {
          pages.put(root.relativize(file).toString(), Files.readAllLines(file));
        }
      }
    }
    for (String name :
        List.of(
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "benchmarks/RESULTS.md",
            "mcp/SKILL.md")) {
      pages.put(name, Files.readAllLines(root.resolve(name)));
    }
    for (Map.Entry<String, List<String>> page : pages.entrySet()) {
      save(address(page.getKey()), page(page.getKey(), page.getValue()));
    }
    copyImages();
    save("search.js", SearchIndex.script(index()));
    try (var style = DocumentationSite.class.getResourceAsStream("site.css")) {
      save("site.css", new String(style.readAllBytes()));
    }
  }

  private void save(String name, String text) throws IOException {
    Path file = out.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void copyImages() throws IOException {
    Path images = out.resolve("docs/images");
    Files.createDirectories(images);
    try (Stream<Path> files = Files.list(root.resolve("docs/images"))) {
      for (Path image : files.toList()) {
        Files.write(images.resolve(image.getFileName()), Files.readAllBytes(image));
      }
    }
  }

  /** Where a page is on the site; those called README are what a folder shows. */
  static String address(String page) {
    return page.replaceFirst("README\\.md$", "index.md").replaceFirst("\\.md$", ".html");
  }

  private String page(String name, List<String> lines) {
    String up = "../".repeat(name.split("/").length - 1);
    InlineMarkdown inline = new InlineMarkdown(link -> link(name, link));
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <link rel="stylesheet" href="%ssite.css">
        </head>
        <body>
        <nav>
        <input id="search" type="search" placeholder="search" aria-label="search" data-up="%s">
        <ul id="found"></ul>
        %s</nav>
        <main>
        %s</main>
        <script src="%ssearch.js"></script>
        </body>
        </html>
        """
        .formatted(
            InlineMarkdown.escaped(title(lines)),
            up,
            up,
            contents(up),
            Markdown.html(withoutHead(lines), inline),
            up);
  }

  private String contents(String up) {
    StringBuilder list = new StringBuilder("<ul>\n");
    pages.forEach(
        (name, lines) -> {
          if (!name.startsWith("docs/design/")) {
            String text = InlineMarkdown.escaped(title(lines));
            list.append("<li><a href=\"%s%s\">%s</a></li>\n".formatted(up, address(name), text));
          }
        });
    return list.append("</ul>\n").toString();
  }

  private List<SearchIndex.Page> index() {
    List<SearchIndex.Page> index = new ArrayList<>();
    pages.forEach(
        (name, lines) ->
            index.add(
                new SearchIndex.Page(
                    title(lines), address(name), String.join(" ", withoutHead(lines)))));
    return index;
  }

  private static String title(List<String> lines) {
    return withoutHead(lines).stream()
        .filter(line -> line.startsWith("# "))
        .map(line -> line.substring(2).replace("`", ""))
        .findFirst()
        .orElse("Unravel");
  }

  /** Without the fields that some files begin with. */
  private static List<String> withoutHead(List<String> lines) {
    if (!lines.get(0).equals("---")) {
      return lines;
    }
    return lines.subList(lines.subList(1, lines.size()).indexOf("---") + 2, lines.size());
  }

  /** A link of a page, on the site; "" if it leads to a file of the source tree that is no page. */
  private String link(String page, String link) {
    if (link.matches("[a-z]+:.*") || link.startsWith("#")) {
      return link;
    }
    int hash = (link + "#").indexOf('#');
    Path folder = Path.of(page).getParent();
    Path target = Path.of(link.substring(0, hash));
    String name = (folder == null ? target : folder.resolve(target)).normalize().toString();
    if (pages.containsKey(name)) {
      return address(link.substring(0, hash)) + link.substring(hash);
    }
    return name.startsWith("docs/images/") ? link : "";
  }
}
