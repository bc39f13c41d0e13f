package dev.unravel.dist.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The part of Markdown that our pages use: headings, paragraphs, lists in lists, tables, blocks of
 * code, and what {@link InlineMarkdown} knows.
 */
final class Markdown {
  private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.*)");
  private static final Pattern ITEM = Pattern.compile("(- |\\d+\\. )(.*)");
  private static final String FENCE = "```";

  private final List<String> lines;
  private final InlineMarkdown inline;
  private final StringBuilder html = new StringBuilder();
  private int at;

  private Markdown(List<String> lines, InlineMarkdown inline) {
    this.lines = lines;
    this.inline = inline;
  }

  /** A page, or a part of one. */
  static String html(List<String> lines, InlineMarkdown inline) {
    return new Markdown(lines, inline).html();
  }

  /** What a heading is called in addresses, as code hosts call it. */
  static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }

  private String html() {
    while (at < lines.size()) {
      String line = lines.get(at);
      Matcher heading = HEADING.matcher(line);
      if (line.isBlank()) {
        at++;
      } else if (line.startsWith(FENCE)) {
        code();
      } else if (heading.matches()) {
        heading(heading.group(1).length(), heading.group(2));
      } else if (line.startsWith("|")) {
        table();
      } else if (ITEM.matcher(line).matches()) {
        list(Character.isDigit(line.charAt(0)));
      } else {
        paragraph();
      }
    }
    return html.toString();
  }

  private void code() {
    at++;
    List<String> block = new ArrayList<>();
    while (at < lines.size() && !lines.get(at).startsWith(FENCE)) {
      block.add(lines.get(at++));
    }
    at++;
    html.append("<pre><code>")
        .append(InlineMarkdown.escaped(String.join("\n", block)))
        .append("</code></pre>\n");
  }

  private void heading(int level, String text) {
    at++;
    html.append(
        "<h%d id=\"%s\">%s</h%d>\n".formatted(level, anchor(text), inline.html(text), level));
  }

  private void table() {
    html.append("<table>\n");
    row("th", lines.get(at));
    at += 2;
    while (at < lines.size() && lines.get(at).startsWith("|")) {
      row("td", lines.get(at++));
    }
    html.append("</table>\n");
  }

  private void row(String cell, String line) {
    String inside = line.strip().replaceAll("^\\||\\|$", "");
    html.append("<tr>");
    // A bar in a cell is escaped.
    for (String text : inside.split("(?<!\\\\)\\|", -1)) {
      String shown = inline.html(text.strip().replace("\\|", "|"));
      html.append('<').append(cell).append('>').append(shown).append("</").append(cell).append('>');
    }
    html.append("</tr>\n");
  }

  private void list(boolean numbered) {
    String tag = numbered ? "ol" : "ul";
    html.append('<').append(tag).append(">\n");
    while (at < lines.size() && isItem(lines.get(at), numbered)) {
      Matcher item = ITEM.matcher(lines.get(at));
      item.matches();
      int indent = item.group(1).length();
      List<String> inside = new ArrayList<>(List.of(item.group(2)));
      at++;
      while (at < lines.size() && belongs(lines.get(at), indent)) {
        String line = lines.get(at++);
        inside.add(line.isBlank() ? "" : line.substring(Math.min(indent, leading(line))));
      }
      String content = html(inside, inline).strip();
      html.append("<li>").append(loose(inside) ? content : tight(content)).append("</li>\n");
    }
    html.append("</").append(tag).append(">\n");
  }

  private static boolean isItem(String line, boolean numbered) {
    return ITEM.matcher(line).matches() && Character.isDigit(line.charAt(0)) == numbered;
  }

  /** Whether a line goes on with an item: it is indented, or blank with an indented one behind. */
  private boolean belongs(String line, int indent) {
    return line.isBlank()
        ? at + 1 < lines.size() && leading(lines.get(at + 1)) >= Math.min(2, indent)
        : leading(line) >= Math.min(2, indent);
  }

  private static boolean loose(List<String> inside) {
    return inside.stream().anyMatch(String::isBlank);
  }

  private static String tight(String content) {
    return content.replaceFirst("^<p>", "").replaceFirst("</p>", "");
  }

  private static int leading(String line) {
    return line.length() - line.stripLeading().length();
  }

  private void paragraph() {
    List<String> text = new ArrayList<>();
    while (at < lines.size() && (text.isEmpty() || !endsParagraph(lines.get(at)))) {
      text.add(lines.get(at++).strip());
    }
    String all = text.stream().collect(Collectors.joining(" "));
    html.append("<p>").append(inline.html(all)).append("</p>\n");
  }

  private static boolean endsParagraph(String line) {
    return line.isBlank()
        || line.startsWith(FENCE)
        || line.startsWith("|")
        || HEADING.matcher(line).matches()
        || ITEM.matcher(line).matches();
  }
}
