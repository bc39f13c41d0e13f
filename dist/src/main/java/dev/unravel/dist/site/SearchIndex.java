package dev.unravel.dist.site;

import java.util.List;
import java.util.stream.Collectors;

/** The words of all pages, and a script that looks for them, in one file. */
final class SearchIndex {
  private SearchIndex() {}

  /**
   * A page.
   *
   * @param title what it is called
   * @param address where it is, seen from the top of the site
   * @param text what is on it
   */
  record Page(String title, String address, String text) {}

  private static final String SEARCH =
      """
      const field = document.getElementById("search");
      const found = document.getElementById("found");
      field.addEventListener("input", () => {
        const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
        found.replaceChildren();
        if (words.length === 0) return;
        const hits = pages
          .filter((page) => words.every((word) => (page.title + " " + page.text).toLowerCase().includes(word)))
          .sort((a, b) => score(b, words) - score(a, words));
        for (const page of hits.slice(0, 12)) {
          const link = document.createElement("a");
          link.href = field.dataset.up + page.address;
          link.textContent = page.title;
          const item = document.createElement("li");
          item.append(link, " ", excerpt(page.text, words[0]));
          found.append(item);
        }
        if (hits.length === 0) found.textContent = "nothing found";
      });
      const score = (page, words) => words.filter((word) => page.title.toLowerCase().includes(word)).length;
      function excerpt(text, word) {
        const at = Math.max(0, text.toLowerCase().indexOf(word) - 40);
        return text.slice(at, at + 120);
      }
      """;

  static String script(List<Page> pages) {
    return pages.stream()
        .map(
            page ->
                "{title: %s, address: %s, text: %s}"
                    .formatted(
                        quoted(page.title()), quoted(page.address()), quoted(plain(page.text()))))
        .collect(Collectors.joining(",\n", "const pages = [\n", "\n];\n"))
        .concat(SEARCH);
  }

  /** Without marks, and of links what they say: excerpts are shown as they are. */
  static String plain(String markdown) {
    return markdown
        .replaceAll("!?\\[([^\\]]*)]\\([^)]*\\)", "$1")
        .replaceAll("(?<!\\S)#+ ", "")
        .replaceAll("-{3,}", " ")
        .replaceAll("[|`*\\s]+", " ");
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ") + "\"";
  }
}
