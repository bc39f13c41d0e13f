package dev.unravel.report.html;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes HTML. Text and attribute values are always escaped; only tag names are taken as given. */
final class Markup {
  private static final Pattern SPECIAL =
      Pattern.compile("`([^`]+)`|\\([\\w$]{1,100}\\.(?:java|kt|groovy|scala):\\d{1,9}\\)");

  private final Appendable out;

  Markup(Appendable out) {
    this.out = out;
  }

  /** A start tag. Attributes are pairs of name and value. */
  Markup open(String tag, String... attributes) throws IOException {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"").append(escape(attributes[i + 1]));
      out.append('"');
    }
    out.append('>');
    return this;
  }

  Markup close(String tag) throws IOException {
    out.append("</").append(tag).append('>');
    return this;
  }

  Markup text(String text) throws IOException {
    out.append(escape(text));
    return this;
  }

  /** An element that holds nothing but text. */
  Markup element(String tag, String text, String... attributes) throws IOException {
    return open(tag, attributes).text(text).close(tag);
  }

  /**
   * Text with {@code `code`} between backticks and places such as {@code (Account.java:41)}, both
   * of which look different. A backtick without its partner is an ordinary character.
   */
  Markup prose(String text) throws IOException {
    Matcher special = SPECIAL.matcher(text);
    int done = 0;
    for (; special.find(); done = special.end()) {
      text(text.substring(done, special.start()));
      if (special.group(1) != null) {
        element("code", special.group(1));
      } else {
        element("span", special.group(), "class", "place");
      }
    }
    return text(text.substring(done));
  }

  Markup newLine() throws IOException {
    out.append('\n');
    return this;
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
