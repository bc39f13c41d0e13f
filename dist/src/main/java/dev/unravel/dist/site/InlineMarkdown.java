package dev.unravel.dist.site;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text with code, links, images and emphasis in it. What is in code stands for itself.
 *
 * @param links says where a link goes on the site, "" if it leads to nothing there
 */
record InlineMarkdown(UnaryOperator<String> links) {
  private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1(?!`)");
  private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]+)\\)");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)\\s]+)\\)");
  private static final Pattern STRONG = Pattern.compile("\\*\\*(.+?)\\*\\*");
  private static final Pattern EMPHASIS =
      Pattern.compile("(?<![\\w*])\\*([^*\\s][^*]*?)\\*(?![\\w*])");

  /** Stands for a piece of code, or an address, while the rest is looked at. */
  private static final char KEPT = '\uE000';

  String html(String text) {
    StringBuilder kept = new StringBuilder();
    StringBuilder rest = new StringBuilder();
    Matcher code = CODE.matcher(text);
    int at = 0;
    while (code.find()) {
      rest.append(text, at, code.start()).append(KEPT);
      kept.append("<code>").append(escaped(code.group(2).strip())).append("</code>").append(KEPT);
      at = code.end();
    }
    rest.append(text.substring(at));
    String html = emphasised(linked(escaped(rest.toString())));
    for (String piece : kept.toString().split(String.valueOf(KEPT))) {
      html = html.replaceFirst(String.valueOf(KEPT), Matcher.quoteReplacement(piece));
    }
    return html;
  }

  private String linked(String text) {
    String images =
        IMAGE
            .matcher(text)
            .replaceAll(
                it ->
                    Matcher.quoteReplacement(
                        "<img src=\""
                            + links.apply(it.group(2))
                            + "\" alt=\""
                            + it.group(1)
                            + "\">"));
    return LINK.matcher(images)
        .replaceAll(it -> Matcher.quoteReplacement(link(it.group(1), it.group(2))));
  }

  private String link(String text, String target) {
    String address = links.apply(target);
    return address.isEmpty() ? text : "<a href=\"" + address + "\">" + text + "</a>";
  }

  private static String emphasised(String text) {
    String strong = STRONG.matcher(text).replaceAll("<strong>$1</strong>");
    return EMPHASIS.matcher(strong).replaceAll("<em>$1</em>");
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
